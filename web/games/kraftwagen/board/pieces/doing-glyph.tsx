import type { Doing } from '@carriage/kraftwagen'
import { Glyph } from '../../../../board/parts/glyph.tsx'
import type { GlyphName } from '../../../../board/parts/glyph-paths.ts'
import css from '../../../../board/parts/parts.module.css'

/** The symbol of an action, a start item or a bonus, with its number if it has one. */
export function DoingGlyph({ of, size = '1em' }: { readonly of: Doing; readonly size?: number | string }) {
  const { glyph, number } = signs[of]
  return (
    <span className={css.doing} style={{ fontSize: size }}>
      <Glyph of={glyph} />
      {number !== undefined && <span className={css.doingNumber}>{number}</span>}
    </span>
  )
}

const signs: Readonly<Record<Doing, { readonly glyph: GlyphName; readonly number?: number }>> = {
  hire: { glyph: 'hire' },
  research: { glyph: 'research' },
  body: { glyph: 'body' },
  engine: { glyph: 'engine' },
  buyer: { glyph: 'buyer' },
  grandPrix: { glyph: 'grandPrix' },
  carOnSpace2: { glyph: 'carOnSpace2' },
  gpEngine2: { glyph: 'gpEngine2' },
  takeEngine3: { glyph: 'engine', number: 3 },
  takeEngine6: { glyph: 'engine', number: 6 },
  takeBody5: { glyph: 'body', number: 5 },
  gpEngineUp: { glyph: 'gpEngineUp' },
  moneyPerWorker: { glyph: 'moneyPerWorker' },
  withdrawCar3: { glyph: 'withdrawCar', number: 3 },
  withdrawCar7: { glyph: 'withdrawCar', number: 7 },
  sellPart: { glyph: 'sellPart' },
  researchTopDiscard: { glyph: 'researchTopDiscard' },
}
