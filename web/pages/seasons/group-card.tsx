import type { SeasonGroupView } from '@carriage/protocol'
import { useLocale } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import type { SeasonMessage } from './messages.en.ts'
import styles from './seasons.module.css'
import { useSeasonWords } from './use-messages.ts'

type GroupPerson = SeasonGroupView['people'][number]
type PlannedGame = SeasonGroupView['games'][number]

interface GroupCardProps {
  readonly group: SeasonGroupView
  /** The account of the viewer. */
  readonly account: string | undefined
}

/** The standings of a group: places and points, and the points of everybody in each game. */
export function GroupCard({ group, account }: GroupCardProps) {
  const t = useSeasonWords()
  const { people, games, meetings } = group
  const { least, most } = meetings
  return (
    <section className={styles.group} aria-labelledby={`group-${group.group}`}>
      <h2 id={`group-${group.group}`} className={styles.heading}>
        {t('group', { group: group.group })}
      </h2>
      <p className={styles.facts}>
        {least === most ? t('group.even', { times: least }) : t('group.nearly', { least, most, people: people.length })}
      </p>
      <section
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={t('standings', { group: group.group })}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="aloud">{t('column.place')}</span>
              </th>
              <th scope="col">{t('column.name')}</th>
              <th scope="col">{t('column.points')}</th>
              {games.map((game) => (
                <th key={game.number} scope="col">
                  <GameLink game={game} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person, at) => (
              <PersonRow key={person.slot} person={person} place={at + 1} games={games} account={account} />
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.facts}>{t('legend')}</p>
    </section>
  )
}

function GameLink({ game: { number, table } }: { readonly game: PlannedGame }) {
  const t = useSeasonWords()
  if (table === null) return <span>{number}</span>
  return (
    <Anchor href={`/table/${table}`} aria-label={t('game.open', { number })}>
      {number}
    </Anchor>
  )
}

interface PersonRowProps {
  readonly person: GroupPerson
  readonly place: number
  readonly games: readonly PlannedGame[]
  readonly account: string | undefined
}

function PersonRow({ person, place, games, account }: PersonRowProps) {
  const t = useSeasonWords()
  const locale = useLocale()
  const own = account !== undefined && person.account === account
  const name = person.name === '' ? t('nobody') : person.name
  return (
    <tr data-own={own || undefined} data-step={person.step || undefined}>
      <td>{place}</td>
      <th scope="row">
        {person.account === null ? name : <Anchor href={`/people/${person.account}`}>{name}</Anchor>}
        {person.step !== null && person.step !== 0 && (
          <small className={styles.step}>{t(person.step > 0 ? 'step.up' : 'step.down')}</small>
        )}
      </th>
      <td className={styles.points}>{person.points.toLocaleString(locale)}</td>
      {games.map((game) => (
        <GameCell key={game.number} game={game} seat={game.slots.indexOf(person.slot)} />
      ))}
    </tr>
  )
}

/** The points of somebody in a game, with a sentence for screen readers. */
function GameCell({ game, seat }: { readonly game: PlannedGame; readonly seat: number }) {
  const t = useSeasonWords()
  const locale = useLocale()
  const points = game.points?.[seat]
  const figure = points?.toLocaleString(locale) ?? ''
  const [sign, words] = cellOf(game, seat)
  return (
    <td data-cell={words}>
      <span aria-hidden="true">{sign || figure}</span>
      <span className="aloud">{t(words, { points: figure })}</span>
    </td>
  )
}

/** The sign of a cell, empty where points are shown, and its meaning. */
function cellOf({ state, points, away }: PlannedGame, seat: number): [sign: string, words: SeasonMessage] {
  if (seat < 0) return ['·', 'cell.not']
  if (state === 'void') return ['×', 'cell.void']
  if (state === 'cut') return ['', 'cell.cut']
  if (points !== null) return away.includes(seat) ? ['', 'cell.away'] : ['', 'cell.points']
  return away.includes(seat) ? ['(…)', 'cell.bot'] : ['…', 'cell.plays']
}
