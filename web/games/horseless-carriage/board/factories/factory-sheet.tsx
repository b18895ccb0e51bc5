import { playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { builtFrame } from '../drafting/sheet-frame.ts'
import drawing from '../drawing/drawing.module.css'
import { FactoryDrawing } from '../drawing/factory-drawing.tsx'
import { Patterns } from '../drawing/patterns.tsx'
import { viewBoxOf } from '../drawing/scale.ts'
import { storedPlan } from '../editor/fallback.ts'
import { emptyPlan } from '../editor/sheet.ts'
import { siteOf } from '../editor/site.ts'
import type { Props } from '../props.ts'
import css from './factories.module.css'

interface FactorySheetProps {
  readonly props: Props
  readonly seat: Seat
  /** Pieces from this index on are new to the viewer. */
  readonly freshFrom?: number | undefined
}

/** The built factory of a seat; a public plan is drawn into it. */
export function FactorySheet({ props, seat, freshFrom }: FactorySheetProps) {
  const { view, t, translator } = props
  const site = siteOf(view, seat)
  const plan = openPlan(view, seat)
  const frame = builtFrame(site, plan ?? emptyPlan)
  return (
    <svg
      className={`${drawing.sheet} ${css.sheet}`}
      viewBox={viewBoxOf(frame)}
      role="img"
      aria-label={t('factory.of', { name: translator.name(seat), pieces: playerOf(view, seat).factory.pieces.length })}
    >
      <Patterns />
      <FactoryDrawing factory={site.factory} seat={seat} options={site.options} plan={plan} freshFrom={freshFrom} />
    </svg>
  )
}

/** HC-5.69 a public plan, or my own. */
function openPlan(view: State, seat: Seat) {
  const { stage } = view
  return stage.name === 'factory' && stage.plans[seat]?.state === 'submitted' ? storedPlan(view, seat) : undefined
}
