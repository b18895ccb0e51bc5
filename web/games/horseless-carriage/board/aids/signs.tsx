import { dimensions, manufacturingSteps } from '@carriage/horseless-carriage'
import { Aid } from '../../../../board/parts/aid.tsx'
import { dimensionLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'
import css from './aids.module.css'

/** The signs of the drawing with their names, for new players. */
export function Signs(props: Props) {
  const { t } = props
  return (
    <Aid title={t('signs.title')} fold="open">
      <ul className={css.signs}>
        {dimensions.map((dimension) => (
          <li key={dimension}>
            <LineGlyph lines={dimensionLines[dimension]} size={22} /> {trackName(props, dimension)}
          </li>
        ))}
        {manufacturingSteps.map((step) => (
          <li key={step}>{t(`shelf.${step}`)}</li>
        ))}
      </ul>
    </Aid>
  )
}
