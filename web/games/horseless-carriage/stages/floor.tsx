import { floorShape, type Piece, playerOf } from '@carriage/horseless-carriage'
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { Ghost, LitSquares } from '../board/drafting/ghost.tsx'
import { squareUnder } from '../board/drafting/square-under.ts'
import drawing from '../board/drawing/drawing.module.css'
import { FactoryDrawing } from '../board/drawing/factory-drawing.tsx'
import { Patterns } from '../board/drawing/patterns.tsx'
import { frameOf, unit, viewBoxOf } from '../board/drawing/scale.ts'
import { covers, type GridSquare, type Place } from '../board/editor/places.ts'
import { nameOf, shortName } from '../board/names.ts'
import { forgetDraft, type StagedPlan, useDraft } from './draft.ts'
import { mySeat, type StageProps } from './props.ts'
import own from './stages.module.css'

const steps: Readonly<Record<string, GridSquare>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** My factory, and where the next part may lie: a press elsewhere moves the proposal, a press on it lays the part. */
export function StagedFloor(props: StageProps) {
  const { format, translator, view } = props
  const { options } = view
  const { factory } = playerOf(view, mySeat)
  const draft = useDraft(props)
  const { aim, places, plan } = draft
  const svg = useRef<SVGSVGElement>(null)
  useEffect(() => forgetDraft, [])
  const frame = useMemo(() => {
    const tiles = [...factory.floor, ...(plan.expansion ? [plan.expansion] : [])].map((tile) =>
      floorShape(tile, options),
    )
    const open = aim && 'tile' in aim.lies ? [...tiles, ...places] : tiles
    return frameOf(open, 0.25)
  }, [factory, plan, options, aim, places])
  // Words are set in a size that can be read; there is no room for the names of small parts.
  const labels = useMemo(
    () => ({
      of: (piece: Piece) =>
        piece.kind === 'mainline' || piece.kind === 'dealership'
          ? format(`part.${piece.kind}`)
          : shortName({ t: props.t, translator }, piece),
      bay: format('floor.bay'),
    }),
    [props.t, translator, format],
  )

  function press(event: PointerEvent): void {
    const square = squareUnder(svg.current, event)
    if (!square || !aim) return
    if (covers(aim, square)) draft.lay(aim)
    else {
      const other = nearest(
        places.filter((place) => covers(place, square)),
        aim,
      )
      if (other) draft.move(other)
    }
  }

  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a group of parts, and no picture
    <svg
      ref={svg}
      className={`${drawing.sheet} ${own.floor}`}
      viewBox={viewBoxOf(frame)}
      data-spot="floor"
      onPointerUp={press}
    >
      <Patterns />
      <FactoryDrawing factory={factory} seat={mySeat} options={options} plan={plan} labels={labels} named />
      {aim && <LitSquares places={places} />}
      {aim && <Proposal props={props} draft={draft} aim={aim} />}
    </svg>
  )
}

interface ProposalProps {
  readonly props: StageProps
  readonly draft: StagedPlan
  readonly aim: Place
}

/** Where the part would lie. */
function Proposal({ props, draft, aim }: ProposalProps) {
  const { format, t, translator, view } = props
  const { lies, x, y, w, h } = aim
  const name = nameOf({ t, translator }, 'tile' in lies ? 'expansion' : lies)

  function onKey(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step) {
      const beyond = draft.places.filter((place) => (place.x - x) * step.x > 0 || (place.y - y) * step.y > 0)
      const other = nearest(beyond, aim)
      if (other) draft.move(other)
    } else if (event.key === 'Enter' || event.key === ' ') draft.lay(aim)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the drawing
    <g
      role="button"
      tabIndex={0}
      className={own.proposal}
      data-testid="proposal"
      aria-label={format(draft.places.length > 1 ? 'floor.proposalMoves' : 'floor.proposal', {
        name,
        column: x + 1,
        row: y + 1,
      })}
      onKeyDown={onKey}
    >
      <Ghost aim={{ place: aim, turned: false } as never} attempt={undefined} options={view.options} />
      <rect x={x * unit} y={y * unit} width={w * unit} height={h * unit} className={own.outline} />
    </g>
  )
}

/** The place that is least far from another one. */
function nearest(places: readonly Place[], { x, y }: GridSquare): Place | undefined {
  const distance = (place: Place) => Math.abs(place.x - x) + Math.abs(place.y - y)
  return places.toSorted((one, other) => distance(one) - distance(other))[0]
}
