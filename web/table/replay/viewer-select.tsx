import { seatsOf, type Viewer } from '@carriage/kernel'
import type { TablePlayer } from '../../board/interaction/board.ts'
import { useTableWords } from '../use-table-messages.ts'
import styles from './replay-bar.module.css'

interface ViewerSelectProps {
  /** A replay shows everything that the seat saw, a running table only what every spectator sees. */
  readonly label: 'replay.seat' | 'watch.seat'
  readonly players: readonly TablePlayer[]
  readonly viewer: Viewer
  readonly choose: (viewer: Viewer) => void
}

/** Selects the seat from whose side a game is watched. */
export function ViewerSelect({ label, players, viewer, choose }: ViewerSelectProps) {
  const t = useTableWords()
  const seats = seatsOf(players.length)
  return (
    <select
      className={styles.choice}
      aria-label={t(label)}
      title={t(label)}
      value={viewer}
      onChange={({ target }) => choose(seats.find((seat) => String(seat) === target.value) ?? 'spectator')}
    >
      <option value="spectator">{t('replay.spectator')}</option>
      {seats.map((seat) => (
        <option key={seat} value={seat}>
          {t('replay.as', { name: players[seat]?.name ?? '' })}
        </option>
      ))}
    </select>
  )
}
