import { lazy, type ReactNode, Suspense, startTransition, useEffect, useMemo, useState } from 'react'
import { BoardBoundary, Drawn } from '../board/interaction/drawn.tsx'
import { useFrontSeat } from '../board/interaction/front-seat.ts'
import { TextView } from '../board/interaction/text-view.tsx'
import { type AnyBoardProps, useBoardProps } from '../board/interaction/use-board-props.ts'
import { zonesOf } from '../board/interaction/zones.ts'
import { plateSpots } from '../board/motion/touch.ts'
import { useChanged } from '../board/motion/use-glowing.ts'
import { SeatBadge } from '../board/parts/seat-badge.tsx'
import { useSettings } from '../platform/app/settings.ts'
import { Boundary } from '../platform/errors/boundary.tsx'
import { useTranslate } from '../platform/i18n/language.ts'
import { useWaitedFor } from './bar/waited-for.ts'
import { DigestCard } from './digest/digest-card.tsx'
import { useHeldWhileCounting } from './finale/counting.ts'
import { afterPaint } from './model/after-paint.ts'
import { canTalk } from './model/link.ts'
import { useModel, useParts, useTable } from './model/use-table.ts'
import { Log } from './panels/log.tsx'
import { usePanels } from './panels/panels.ts'
import { UnreadMark } from './panels/unread-mark.tsx'
import { PhoneSheet } from './phone-sheet.tsx'
import styles from './phone-table.module.css'
import { usePlanLink } from './plan/planning.ts'
import { ClockFace } from './players/clock-face.tsx'
import { HeadStanding } from './players/plate-standing.tsx'
import { PlayerList } from './players/player-list.tsx'
import { TableDiffers } from './rules/table-differs.tsx'
import { TableTitle } from './table-title.tsx'

// Most turns are played without them.
const RulesHere = lazy(async () => ({ default: (await import('./rules/rules-here.tsx')).RulesHere }))
const ChatPanel = lazy(async () => ({ default: (await import('./panels/chat.tsx')).ChatPanel }))
const NotesPanel = lazy(async () => ({ default: (await import('./notes/notes-panel.tsx')).NotesPanel }))

/** Panels that open from the menu and close with any tab. */
const besideTabs = ['rules', 'notes']

/** The phone layout: one zone at a time, tabs below; a tap previews, a second tap plays. */
export function PhoneTable({ bar }: { readonly bar: ReactNode | undefined }) {
  const { board, players, table } = useParts('board', 'players', 'table')
  const waited = useWaitedFor()
  const planning = usePlanLink() !== undefined
  const text = useSettings((settings) => settings.text)
  const wanted = useZoneLater()
  const props = useBoardProps()
  const shown = useHeldWhileCounting(props)
  const t = useTranslate()
  useAskedZone()
  const zones = zonesOf(
    text ? undefined : board,
    { tBoard: props.t, t },
    { talk: canTalk(table), watching: props.watching === true },
  )
  // Rules also open from a refusal or an aid.
  const reading = besideTabs.includes(wanted)
  const zone = reading ? undefined : (zones.find(({ id }) => id === wanted) ?? zones[0])
  const { me } = table
  const own = me !== undefined && !table.people && waited.seats.includes(me)
  const acting = own ? me : waited.seats[0]
  const drawn = board?.zones.find(({ id }) => id === zone?.id)

  return (
    <div
      className={`${styles.hand} ${board?.look ?? ''}`}
      data-wound={bar ? '' : undefined}
      data-planning={planning || undefined}
    >
      <header className={styles.top}>
        {acting !== undefined && <SeatBadge badge={acting} size={28} data-spot={plateSpots.seat(acting)} />}
        <span className={styles.who}>
          {acting === undefined
            ? t('prompt.over')
            : planning
              ? t('top.planning')
              : own
                ? t('top.you')
                : t('top.other', { names: waited.names, count: waited.seats.length })}
          {acting !== undefined && players[acting]?.replaced && <small>{t('player.replaced')}</small>}
          {table.learning && <small>{t('learning.mark')}</small>}
        </span>
        {acting !== undefined && !players[acting]?.replaced && <ClockFace seat={acting} />}
        {board && (
          <Boundary part="panel" quiet>
            <HeadStanding />
            {shown && <Meter draw={board.meter} props={shown} />}
          </Boundary>
        )}
        <button
          type="button"
          className="button quiet square"
          aria-label={t('menu.open')}
          aria-haspopup="dialog"
          onClick={() => usePanels.setState({ dialog: 'menu' })}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.2" />
          </svg>
        </button>
      </header>
      <main className={styles.zone} id="zone" data-zone={zone?.id}>
        <TableTitle />
        <div className={styles.slip}>
          <Boundary part="panel" quiet>
            <DigestCard />
          </Boundary>
        </div>
        <div className={styles.differs}>
          <Boundary part="panel" quiet>
            <TableDiffers />
          </Boundary>
        </div>
        {drawn ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className={styles.drawn} aria-label={zone && t('zone.shown', { zone: zone.label })} tabIndex={0}>
            <BoardBoundary of={drawn.id}>{shown && <Drawn draw={drawn.show} props={shown} />}</BoardBoundary>
          </section>
        ) : zone?.id === 'log' ? (
          <Boundary key="log" part="panel">
            <Log />
          </Boundary>
        ) : wanted === 'notes' && canTalk(table) ? (
          <Boundary key="notes" part="panel">
            <Suspense>
              <NotesPanel />
            </Suspense>
          </Boundary>
        ) : reading ? (
          <Boundary key="rules" part="panel">
            <Suspense>
              <RulesHere />
            </Suspense>
          </Boundary>
        ) : zone?.id === 'chat' ? (
          <Boundary key="chat" part="panel">
            <Suspense>
              <ChatPanel />
            </Suspense>
          </Boundary>
        ) : (
          <div className={styles.text}>
            <PlayerList looks={false} />
            <TextView />
          </div>
        )}
      </main>
      <PhoneSheet bar={bar} reading={reading} />
      <ZoneTabs zones={zones} />
    </div>
  )
}

/** The wanted zone, once its tab has responded: drawing a zone takes longer than a tap may. */
function useZoneLater(): string {
  const [zone, setZone] = useState(() => usePanels.getState().zone)
  useEffect(() => {
    const draw = () => startTransition(() => setZone(usePanels.getState().zone))
    draw()
    return usePanels.subscribe(({ zone }, before) => zone !== before.zone && afterPaint(draw))
  }, [])
  return zone
}

function ZoneTabs({ zones }: { readonly zones: ReturnType<typeof zonesOf> }) {
  const moves = useTable((state) => state.moves)
  const board = useTable((state) => state.board)
  const me = useFrontSeat()
  const changed = useChanged()
  const wanted = usePanels((panels) => panels.zone)
  const t = useTranslate()
  const open = besideTabs.includes(wanted) ? undefined : (zones.find(({ id }) => id === wanted) ?? zones[0])?.id
  return (
    <nav className={styles.tabs} aria-label={t('zones.label')}>
      {zones.map(({ id, label, glyph }) => {
        const drawn = board?.zones.find((each) => each.id === id)
        const calls = moves.some((move) => drawn?.holds(move))
        const glows = id !== open && [...changed].some((spot) => drawn?.shows?.(spot, me))
        return (
          <button
            key={id}
            type="button"
            className={styles.tab}
            data-zone={id}
            aria-current={id === open ? 'page' : undefined}
            data-calls={calls || undefined}
            data-glows={glows || undefined}
            title={glows ? t('zone.changed') : undefined}
            onClick={() => usePanels.setState({ zone: id })}
          >
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path d={glyph} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
            </svg>
            {label}
            {id === 'chat' && (
              <span className={styles.news}>
                <UnreadMark />
              </span>
            )}
          </button>
        )
      })}
    </nav>
  )
}

/** The small figure of a game beside who is to move, if it has one. */
function Meter({ draw, props }: { readonly draw: (props: AnyBoardProps) => ReactNode; readonly props: AnyBoardProps }) {
  const meter = useMemo(() => draw(props), [draw, props])
  return meter && <div className={styles.meter}>{meter}</div>
}

/**
 * Opens the zone of a new decision. A zone that I open afterwards stays until the next decision, and nothing changes
 * while I hold a piece or read the rules, the log or the chat. Lessons open zones themselves.
 */
function useAskedZone(): void {
  const { guide } = useModel()
  const { board, table, turn, moves } = useParts('board', 'table', 'turn', 'moves')
  const { id, me } = table
  const asked = guide === undefined && !turn.over && me !== undefined && turn.seats.includes(me)
  const zone = asked ? board?.zones.find((each) => moves.some((move) => each.holds(move)))?.id : undefined
  useEffect(() => {
    if (zone === undefined || me === undefined || !board || board.isHolding?.(id, me)) return
    const shown = usePanels.getState().zone
    if (shown === '' || board.zones.some((each) => each.id === shown)) usePanels.setState({ zone })
  }, [zone, board, id, me])
}
