import { gameNameOf } from '../../games/names.ts'
import { useLocale } from '../../platform/i18n/language.ts'
import type { TableSummary } from '../../platform/net/api.ts'
import { botName, personName } from '../../platform/net/bot-name.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { PersonName } from '../people/person-name.tsx'
import { placeAt } from './places.ts'
import styles from './profile.module.css'
import { useProfileMessages } from './use-messages.ts'

interface FinishedListProps {
  readonly tables: readonly TableSummary[]
  /** The account whose games these are. */
  readonly account: string
}

/** Finished games as cards: date, players, ranking and points; without ranking and points if bots finished it. */
export function FinishedList({ tables, account }: FinishedListProps) {
  return (
    <ul className={styles.games}>
      {tables.map((table) => (
        <FinishedGame key={table.id} table={table} account={account} />
      ))}
    </ul>
  )
}

function FinishedGame({ table, account }: { readonly table: TableSummary; readonly account: string }) {
  const t = useProfileMessages()
  const locale = useLocale()
  const { id, game, seats, result, endedAt, agreedEnd } = table
  const name = gameNameOf(game)
  const date = endedAt === null ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(endedAt)
  const sitter = seats.find((each) => each.account === account)
  const own = result && !agreedEnd && sitter ? ownPlace(result, sitter, seats.length) : undefined
  return (
    <li className={styles.game} data-won={own?.place === 1 || undefined}>
      <div className={styles.about}>
        <h3>{name}</h3>
        <p className={styles.facts}>
          {own && t(own.shared ? 'place.shared' : 'place', { place: own.place, seats: seats.length })}
          {own && ' · '}
          {date}
          {agreedEnd && ` · ${t(sitter?.last ? 'agreed.last' : 'agreed')}`}
        </p>
        {result && <Ranking table={table} result={result} account={account} />}
      </div>
      <Anchor className="button" href={`/table/${id}/replay`} aria-label={t('replay.which', { game: name, date })}>
        {t('replay')}
      </Anchor>
    </li>
  )
}

/** The place of a seat; one that counts as last is last, whatever the result says. */
function ownPlace(result: NonNullable<TableSummary['result']>, sitter: TableSummary['seats'][number], last: number) {
  return sitter.last ? { place: last, shared: false } : placeAt(result, sitter.seat)
}

interface RankingProps extends Pick<FinishedListProps, 'account'> {
  readonly table: TableSummary
  readonly result: NonNullable<TableSummary['result']>
}

function Ranking({ table: { seats, agreedEnd }, result, account }: RankingProps) {
  const t = useProfileMessages()
  return (
    <ul className={styles.ranking}>
      {result.ranking.flat().map((seat) => {
        const sitter = seats.find((each) => each.seat === seat)
        const name = sitter?.kind === 'bot' ? botName(seat, sitter.bot) : personName(sitter?.name)
        const linked = sitter?.account !== undefined && sitter.account !== account
        return (
          <li key={seat} data-own={sitter?.account === account || undefined}>
            {!agreedEnd && (
              <span className={styles.rank}>{(sitter && ownPlace(result, sitter, seats.length))?.place}</span>
            )}
            <PersonName account={linked ? sitter.account : undefined} name={name} />
            {!agreedEnd && sitter?.last && <small>{t('last')}</small>}
            {!agreedEnd && <span className={styles.points}>{t('points', { points: result.scores[seat] ?? 0 })}</span>}
          </li>
        )
      })}
    </ul>
  )
}
