import type { CSSProperties } from 'react'
import type { TablePlayer } from '../../board/interaction/board.ts'
import { plateSpots } from '../../board/motion/touch.ts'
import { SeatBadge } from '../../board/parts/seat-badge.tsx'
import { PersonName } from '../../pages/people/person-name.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useParts } from '../model/use-table.ts'
import { usePanels } from '../panels/panels.ts'
import { usePlanLink } from '../plan/planning.ts'
import { ClockFace } from './clock-face.tsx'
import { orderOf } from './order.ts'
import { PlateStanding } from './plate-standing.tsx'
import styles from './player-list.module.css'
import { useRanks } from './use-ranks.ts'

/** The players in the order in which they will act, those that act now first. */
export function PlayerList({ looks = true }: { readonly looks?: boolean }) {
  const { players, turn, table, board, view, clocks } = useParts('players', 'turn', 'table', 'board', 'view', 'clocks')
  const rival = usePanels((panels) => panels.rival)
  const planning = usePlanLink() !== undefined
  const t = useTranslate()
  const ranks = useRanks()
  const order = orderOf(
    players.map(({ seat }) => seat),
    turn.over ? [] : turn.seats,
    board?.order(view),
  )
  return (
    <ol
      className={styles.players}
      style={{ '--players': order.length } as CSSProperties}
      data-clocks={clocks.length > 0 || undefined}
      data-ranked={ranks !== undefined || undefined}
      aria-label={t('players.label')}
    >
      {order.map((seat, place) => {
        const player = players[seat]
        if (!player) return null
        const acts = !turn.over && turn.seats.includes(seat)
        const own = seat === table.me
        return (
          <li
            key={seat}
            className={styles.player}
            style={{ translate: `0 calc(${place} * var(--pitch))` }}
            data-acts={acts || undefined}
            data-replaced={player.replaced || undefined}
            data-spot={plateSpots.seat(seat)}
            aria-current={acts ? 'step' : undefined}
          >
            <SeatBadge badge={seat} size={34} />
            <PersonName
              className={styles.name}
              account={player.account}
              name={player.name}
              at={table.me === undefined ? undefined : { match: table.id, who: { seat } }}
            />
            <span className={styles.state}>
              {t(stateOf(player, own))}
              {acts && <strong> · {t(planning ? 'player.plans' : 'player.acts')}</strong>}
            </span>
            {ranks?.[seat] && <PlateStanding seat={seat} ranked={ranks[seat]} />}
            {/* The clock of a seat that a bot plays does not run. */}
            {!player.replaced && <ClockFace seat={seat} />}
            {!own && looks && board && (
              <button
                type="button"
                className={styles.look}
                aria-pressed={rival === seat}
                aria-label={t('player.look', { name: player.name })}
                onClick={() => usePanels.setState({ rival: rival === seat ? undefined : seat })}
              >
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                  <path
                    d="M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.8"
                  />
                </svg>
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function stateOf({ replaced, bot, here }: TablePlayer, own: boolean) {
  if (replaced) return own ? 'player.youReplaced' : 'player.replaced'
  if (own) return 'player.you'
  if (bot) return 'player.bot'
  return here ? 'player.here' : 'player.away'
}
