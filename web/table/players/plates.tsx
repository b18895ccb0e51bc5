import type { CSSProperties } from 'react'
import { SeatBadge } from '../../boards/parts/seat-badge.tsx'
import { useSay } from '../../words/house.ts'
import type { Plate } from '../board/board-kit.ts'
import { useTable } from '../model/use-table.ts'
import { usePanels } from '../panels/panels.ts'
import { ClockFace } from './clock-face.tsx'
import { orderOf } from './order.ts'
import styles from './plates.module.css'

/** Number plates in the order in which the seats will act, those that act now first. */
export function Plates({ looks = true }: { readonly looks?: boolean }) {
  const { plates, turn, table, kit, view, clocks } = useTable((state) => state)
  const rival = usePanels((panels) => panels.rival)
  const say = useSay()
  const order = orderOf(
    plates.map(({ seat }) => seat),
    turn.over ? [] : turn.seats,
    kit?.order(view),
  )
  return (
    <ol
      className={styles.plates}
      style={{ '--plates': order.length } as CSSProperties}
      data-clocks={clocks.length > 0 || undefined}
      aria-label={say('plates.label')}
    >
      {order.map((seat, place) => {
        const plate = plates[seat]
        if (!plate) return null
        const acts = !turn.over && turn.seats.includes(seat)
        const mine = seat === table.me
        return (
          <li
            key={seat}
            className={styles.plate}
            style={{ translate: `0 calc(${place} * var(--pitch))` }}
            data-acts={acts || undefined}
            data-kept={plate.kept || undefined}
            aria-current={acts ? 'step' : undefined}
          >
            <SeatBadge badge={seat} size={34} />
            <span className={styles.name} title={plate.name}>
              {plate.name}
            </span>
            <span className={styles.state}>
              {say(stateOf(plate, mine))}
              {acts && <strong> · {say('plate.acts')}</strong>}
            </span>
            {/* The clock of a seat that a bot keeps stands still. */}
            {!plate.kept && <ClockFace seat={seat} />}
            {!mine && looks && kit && (
              <button
                type="button"
                className={styles.look}
                aria-pressed={rival === seat}
                aria-label={say('plate.look', { name: plate.name })}
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

function stateOf({ kept, bot, here }: Plate, mine: boolean) {
  if (kept) return mine ? 'plate.keptMine' : 'plate.kept'
  if (mine) return 'plate.you'
  if (bot) return 'plate.bot'
  return here ? 'plate.here' : 'plate.away'
}
