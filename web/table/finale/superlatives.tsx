import type { TablePlayer } from '../../board/interaction/board.ts'
import { SeatBadge } from '../../board/parts/seat-badge.tsx'
import type { Superlative } from './finale.ts'
import css from './superlatives.module.css'
import { useFinaleWords } from './use-messages.ts'

export function Superlatives({
  all,
  players,
}: {
  readonly all: readonly Superlative[]
  readonly players: readonly TablePlayer[]
}) {
  const t = useFinaleWords()
  if (all.length === 0) return null
  return (
    <section aria-label={t('finale.superlatives')}>
      <ul className={css.superlatives} data-superlatives={all.length}>
        {all.map(({ title, seats, words }) => (
          <li key={title}>
            <span className={css.title}>{title}</span>
            <span className={css.who}>
              {seats.map((seat) => (
                <span key={seat}>
                  <SeatBadge badge={seat} size={22} /> {players[seat]?.name}
                </span>
              ))}
            </span>
            <span className={css.words}>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
