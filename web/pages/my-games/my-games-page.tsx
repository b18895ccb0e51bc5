import { useEffect, useState } from 'react'
import { SeatBadge } from '../../board/parts/seat-badge.tsx'
import { gameNameOf } from '../../games/names.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useMe } from '../../platform/net/account.ts'
import { api, type TableSummary } from '../../platform/net/api.ts'
import { botName, personName } from '../../platform/net/bot-name.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { isWriting } from '../../table/bar/is-writing.ts'
import { Key } from '../../table/bar/key.tsx'
import { seenOf } from '../../table/digest/seen.ts'
import { faceOf } from '../../table/players/clock.ts'
import { usePaceText } from '../lobby/pace.ts'
import { AnswerInvitation } from './answer-invitation.tsx'
import { askForMyTables } from './ask-tables.ts'
import styles from './my-games.module.css'
import { isAwaitingMe, nextTable, useMyTables, waitingTables } from './my-tables.ts'
import { goToNext } from './next-game.tsx'
import { myTableFacts } from './table-facts.ts'
import { useMyGamesMessages } from './use-messages.ts'

/** All my games: whose turn it is, the time left, and what happened since I looked. */
export function MyGamesPage() {
  const words = useMyGamesMessages()
  const t = useTranslate()
  const away = useMe(({ me }) => me === 'away')
  const anonymous = useMe(({ me }) => me === 'anonymous')
  const tables = useMyTables((own) => own.tables)
  const { waitingForPlayers, invited, answered } = useBeforeTheGame()
  useEffect(() => void askForMyTables(), [])
  useNextKey()
  const waiting = waitingTables(tables ?? [])
  const running = (tables ?? []).filter((table) => !isAwaitingMe(table))
  const next = nextTable(tables ?? [], undefined)
  const none = (tables ?? (anonymous ? [] : undefined))?.length === 0 && waitingForPlayers.length + invited.length === 0
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{words('title')}</h1>
        <p className={sheet.lead}>{words(away ? 'away' : none ? 'none' : 'lead')}</p>
        <div className={styles.ways}>
          {next && (
            <button type="button" className="button primary big" aria-keyshortcuts="n" onClick={() => goToNext()}>
              {words('nextHere', { count: waiting.length })} <Key>N</Key>
            </button>
          )}
          <Anchor className="button" href="/lobby">
            {words('lobby')}
          </Anchor>
          <Anchor className="button" href="/history">
            {t('page.history')}
          </Anchor>
          <Anchor className="button" href="/people">
            {t('page.people')}
          </Anchor>
          {!none && (
            <Anchor className="button quiet" href="/settings/time">
              {words('calendar')}
            </Anchor>
          )}
        </div>
        <Section title={words('waiting')} tables={waiting} />
        <Section title={words('running')} tables={running} />
        <Section title={words('waitingForPlayers')} tables={waitingForPlayers} />
        <Section title={words('invited')} tables={invited} invited={answered} />
      </div>
    </PageFrame>
  )
}

interface SectionProps {
  readonly title: string
  readonly tables: readonly TableSummary[]
  /** For invitations: called with the table that was declined. */
  readonly invited?: (id: string) => void
}

function Section({ title, tables, invited }: SectionProps) {
  if (tables.length === 0) return null
  return (
    <section className={sheet.wide}>
      <h2 className={sheet.heading}>{title}</h2>
      <ul className={styles.tables}>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} invited={invited} />
        ))}
      </ul>
    </section>
  )
}

function TableRow({ table, invited }: { readonly table: TableSummary; readonly invited?: SectionProps['invited'] }) {
  const t = useTranslate()
  const paceText = usePaceText()
  const { id, game, seats, pace, state, me } = table
  const names = seats.flatMap(({ seat, kind, name, bot }) =>
    seat === me || kind === 'free' ? [] : [{ seat, name: kind === 'bot' ? botName(seat, bot) : personName(name) }],
  )
  const free = seats.filter(({ kind }) => kind === 'free').length
  return (
    <li className={styles.row} data-own={isAwaitingMe(table) || undefined} data-table={id}>
      <div className={styles.who}>
        <Anchor className={styles.game} href={`/table/${id}`}>
          {gameNameOf(game)}
        </Anchor>
        <ul className={styles.names}>
          {names.map(({ seat, name }) => (
            <li key={seat}>
              <SeatBadge badge={seat} size={16} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      {state === 'waiting' ? (
        <p className={styles.facts}>
          {t('lobby.free', { free })} · {paceText(pace)}
        </p>
      ) : (
        <RunningFacts table={table} />
      )}
      {invited && <AnswerInvitation table={table} names={names.map(({ name }) => name)} declined={() => invited(id)} />}
    </li>
  )
}

function RunningFacts({ table }: { readonly table: TableSummary }) {
  const words = useMyGamesMessages()
  const now = useNow()
  const { others, isAwaitingMe: own, replaced, left, unseen } = myTableFacts(table, seenOf(table.id)?.n, now)
  const turn = replaced
    ? words('botPlaying')
    : own
      ? words('yourTurn')
      : others.length > 0
        ? words('turnOf', { names: others.join(', ') })
        : ''
  return (
    <p className={styles.facts}>
      <strong data-own={own || replaced || undefined}>{turn}</strong>
      <span>{left === undefined ? words('noClock') : words('left', { time: faceOf(left) })}</span>
      <span data-news={(unseen ?? 0) > 0 || undefined}>
        {unseen === undefined ? words('move', { n: table.n }) : words('unseen', { count: unseen })}
      </span>
      {table.noted && (
        <span data-noted="">
          <span aria-hidden="true">✎ </span>
          {words('noted')}
        </span>
      )}
    </p>
  )
}

/** The current time, every ten seconds, which is precise enough for this page. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface BeforeTheGame {
  readonly waitingForPlayers: readonly TableSummary[]
  readonly invited: readonly TableSummary[]
}

interface BeforeTheGameNow extends BeforeTheGame {
  /** Removes a declined invitation from the list. */
  readonly answered: (id: string) => void
}

/** My tables that wait for players, and invitations. */
function useBeforeTheGame(): BeforeTheGameNow {
  const known = useMe(({ me }) => typeof me === 'object')
  const [tables, setTables] = useState<BeforeTheGame>({ waitingForPlayers: [], invited: [] })
  useEffect(() => {
    if (!known) return
    let left = false
    void Promise.all([
      api.GET('/api/tables/mine', { params: { query: { state: 'waiting' } } }),
      api.GET('/api/tables/invited'),
    ]).then(
      ([waitingForPlayers, invited]) => {
        if (left) return
        const own = waitingForPlayers.data?.tables ?? []
        const elsewhere = (invited.data?.tables ?? []).filter(({ me }) => me === null)
        setTables({ waitingForPlayers: own, invited: elsewhere })
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [known])
  const answered = (id: string) =>
    setTables((now) => ({ ...now, invited: now.invited.filter((table) => table.id !== id) }))
  return { ...tables, answered }
}

/** N goes to the next game that waits for me. */
function useNextKey(): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key !== 'n' || isWriting(event.target)) return
      if (goToNext()) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
