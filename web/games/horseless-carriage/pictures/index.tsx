import type { Pictures } from '../../../pages/rules/pictures.ts'
import { FactorySheet } from '../board/factories/factory-sheet.tsx'
import { MarketDrawing } from '../board/market/market-drawing.tsx'
import { marketLabels } from '../board/market/market-labels.ts'
import { MinimumDials } from '../board/market/minimum-dials.tsx'
import type { Props } from '../board/props.ts'
import { FocusBoard } from '../board/tracks/focus-board.tsx'
import css from './pictures.module.css'

export const pictures: Pictures = {
  position: { lesson: 'horseless-carriage-lesson-2' },
  parts: {
    factory: (props) => <FactorySheet props={props as unknown as Props} seat={props.me ?? 0} />, // a position of this game
    year: (props) => <FocusBoard {...(props as unknown as Props)} />,
    market: (props) => <Market {...(props as unknown as Props)} />,
    expectations: (props) => <MinimumDials {...(props as unknown as Props)} />,
  },
}

/** The market alone: the board fills its container, a picture has a size of its own. */
function Market({ view, t, translator }: Props) {
  const { windows } = marketLabels(view, { offered: new Set(), latest: undefined })
  return (
    <div className={css.market}>
      <MarketDrawing view={view} t={t} translator={translator} windows={windows} served={new Set()} />
    </div>
  )
}
