import type { TournamentView } from '@carriage/protocol'
import { useLocale } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import seasons from '../seasons/seasons.module.css'
import styles from './tournaments.module.css'
import { useTournamentWords } from './use-messages.ts'

type RoundGame = TournamentView['games'][number]
type Person = TournamentView['standings'][number]

/** The rounds, latest first: seats, and links to the tables. */
export function TournamentRounds({ view }: { readonly view: TournamentView }) {
  const t = useTournamentWords()
  const rounds = [...Map.groupBy(view.games, ({ round }) => round)].toReversed()
  return (
    <>
      {rounds.map(([round, games]) => (
        <section key={round} className={seasons.group} aria-labelledby={`round-${round}`}>
          <h2 id={`round-${round}`} className={seasons.heading}>
            {t('round', { round })}
          </h2>
          <ul className={styles.games}>
            {games.map((game) => (
              <li key={game.number} className={styles.game}>
                <GameCard game={game} people={view.standings} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function GameCard({ game, people }: { readonly game: RoundGame; readonly people: readonly Person[] }) {
  const t = useTournamentWords()
  const locale = useLocale()
  const { round, number, table, state, slots, points, away } = game
  return (
    <>
      <h3 className={styles.number}>
        {state === 'bye' ? t('bye') : t('table', { number })}
        {state !== 'bye' && <small> {t(`game.${state}`)}</small>}
      </h3>
      <ol className={styles.sitters}>
        {slots.map((slot, seat) => {
          const gained = points?.[seat]
          const name = people.find((each) => each.slot === slot)?.name
          return (
            <li key={slot}>
              <span>{name ? name : t('nobody')}</span>
              {gained !== undefined && <b>{t('game.points', { points: gained.toLocaleString(locale) })}</b>}
              {gained === undefined && away.includes(seat) && <em>{t('game.bot')}</em>}
            </li>
          )
        })}
      </ol>
      {table !== null && (
        <Anchor
          className="button"
          href={`/table/${table}`}
          aria-label={t(state === 'playing' ? 'table.open' : 'table.record', { round, number })}
        >
          {t(state === 'playing' ? 'watch' : 'look')}
        </Anchor>
      )}
    </>
  )
}
