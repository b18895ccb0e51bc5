import { Glyph } from '../parts/glyph.tsx'
import type { GlyphName } from '../parts/glyph-paths.ts'
import css from '../parts/parts.module.css'
import { SeatBadge } from '../parts/seat-badge.tsx'

interface AwardPlaqueProps {
  readonly award: keyof typeof signs
  readonly points: number
  /** The owner, if public. */
  readonly owner?: number | undefined
  readonly gone?: boolean
}

/** A prize plaque: its sign, and its value or owner. */
export function AwardPlaque({ award, points, owner, gone = false }: AwardPlaqueProps) {
  const { glyph, mark } = signs[award]
  return (
    <span className={css.award} data-gone={gone || undefined}>
      <Glyph of={glyph} className={css.awardGlyph} />
      <span className={css.awardMark}>{mark}</span>
      {owner === undefined ? (
        <b className={css.awardPoints}>{points}</b>
      ) : (
        <SeatBadge badge={owner} size={18} className={css.awardOwner} />
      )}
    </span>
  )
}

const signs = {
  lap1: { glyph: 'grandPrix', mark: '1' },
  lap2: { glyph: 'grandPrix', mark: '2' },
  buyer: { glyph: 'buyer', mark: '2' },
  market: { glyph: 'price', mark: '2' },
  body3: { glyph: 'body', mark: '3' },
  body6: { glyph: 'body', mark: '6' },
  engine4: { glyph: 'engine', mark: '4' },
  engine7: { glyph: 'engine', mark: '7' },
  workers: { glyph: 'worker', mark: '0' },
  engineers: { glyph: 'research', mark: '3' },
} as const satisfies Record<string, { readonly glyph: GlyphName; readonly mark: string }>
