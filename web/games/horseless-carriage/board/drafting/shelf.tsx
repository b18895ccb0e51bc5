import { type ManufacturingStep, manufacturingSteps, type UnplacedPiece } from '@carriage/horseless-carriage'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import {
  dealershipLines,
  departmentLines,
  dimensionLines,
  stationLines,
  vehicleLines,
} from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { type ShelfItem, shelfOf, takeable } from '../editor/shelf.ts'
import { nameOf, shortName, trackName } from '../names.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, pickUp, sameName } from './bench.ts'
import { findAhead } from './known-places.ts'
import css from './shelf.module.css'
import { useBench } from './use-bench.ts'

/** Everything that may be laid this year. A tap takes a piece into the hand; with the mouse it can be dragged. */
export function PieceShelf(props: OwnProps) {
  const bench = useBench(props)
  const { say, view } = props
  const { site, plan } = bench
  const shelf = useMemo(() => shelfOf(site, plan), [site, plan])
  useEffect(() => findAhead(site, plan, takeable(shelf)), [site, plan, shelf])
  if (view.stage.name === 'setUp')
    return (
      <div className={css.shelf}>
        <Group title={say('shelf.departments')} items={shelf.departments.slice(0, 2)} props={props} bench={bench} />
      </div>
    )
  return (
    <div className={css.shelf}>
      <Group title={say('shelf.mainlines')} items={shelf.mainlines} props={props} bench={bench} />
      <Group title={say('shelf.dealerships')} items={shelf.dealerships} props={props} bench={bench} />
      <Group title={say('shelf.departments')} items={shelf.departments} props={props} bench={bench} />
      {manufacturingSteps.map((step) => (
        <Group
          key={step}
          step={step}
          title={say(`shelf.${step}`)}
          items={shelf.stations[step]}
          props={props}
          bench={bench}
        />
      ))}
      {shelf.indicators.length > 0 && (
        <Group title={say('shelf.indicators')} items={shelf.indicators} props={props} bench={bench} />
      )}
      {shelf.expansion && <Group title={say('shelf.floor')} items={[shelf.expansion]} props={props} bench={bench} />}
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly step?: ManufacturingStep
  readonly items: readonly ShelfItem[]
  readonly props: OwnProps
  readonly bench: Bench
}

function Group({ title, step, items, props, bench }: GroupProps) {
  return (
    <fieldset className={css.group} data-step={step} aria-label={title}>
      <span className={css.title} aria-hidden="true">
        {title}
      </span>
      {items.map((item) => (
        <Item key={JSON.stringify(item.piece)} item={item} props={props} bench={bench} />
      ))}
    </fieldset>
  )
}

function Item({ item, props, bench }: { readonly item: ShelfItem; readonly props: OwnProps; readonly bench: Bench }) {
  const { piece, left, blocked } = item
  const { say, refuse } = props
  const held = useStore(bench.store, ({ hand }) => hand !== undefined && sameName(hand.piece, piece))
  const why =
    blocked?.why === 'research'
      ? say('shelf.research', { track: trackName(props, blocked.dimension), square: blocked.square })
      : blocked
        ? say('shelf.none')
        : say('shelf.left', { count: left })
  const shut = blocked !== null && !held
  return (
    <button
      type="button"
      className={css.item}
      aria-pressed={held}
      aria-disabled={shut}
      title={`${nameOf(props, piece)}: ${why}`}
      data-blocked={blocked?.why}
      data-shelf={piece === 'expansion' ? piece : piece.kind === 'indicator' ? piece.dimension : piece.type}
      onClick={() => (shut ? refuse(ruleFor(item), `${nameOf(props, piece)}: ${why}`) : pickUp(bench, piece))}
      onPointerLeave={(event) => {
        // Drawn off the shelf with the mouse: it comes along.
        if (event.buttons !== 1 || event.pointerType !== 'mouse' || blocked) return
        if (!held) pickUp(bench, piece)
        bench.store.setState({ dragging: true })
      }}
    >
      <LineGlyph lines={linesOf(piece)} size={26} />
      <span className="aloud">{nameOf(props, piece)}</span>
      <span className={css.name} aria-hidden="true">
        {shortName(props, piece)}
      </span>
      <span className={css.left} aria-hidden="true">
        {left}
      </span>
      <span className="aloud">{why}</span>
    </button>
  )
}

/** The rule that keeps a piece on the shelf. */
function ruleFor({ piece, blocked }: ShelfItem): string {
  if (blocked?.why === 'research') return 'HC-5.29'
  if (piece === 'expansion') return 'HC-5.54'
  const own = piece.kind === 'dealership' || (piece.kind === 'department' && piece.type === 'marketing')
  return own ? 'HC-5.11' : 'HC-5.10'
}

function linesOf(piece: UnplacedPiece | 'expansion'): string {
  if (piece === 'expansion') return 'M4 3h12v18H4ZM4 8h12M4 13h12M10 3v18M19 9v6M16 12h6'
  switch (piece.kind) {
    case 'mainline':
      return vehicleLines[piece.type]
    case 'dealership':
      return dealershipLines
    case 'department':
      return departmentLines[piece.type]
    case 'station':
      return stationLines[piece.type]
    case 'indicator':
      return dimensionLines[piece.dimension]
  }
}
