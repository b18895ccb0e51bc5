import { floorShape, type Piece } from '@carriage/horseless-carriage'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import drawing from '../drawing/drawing.module.css'
import { FactoryDrawing } from '../drawing/factory-drawing.tsx'
import { Patterns } from '../drawing/patterns.tsx'
import { Rulers, SheetTable } from '../drawing/rulers.tsx'
import { type DrawingFrame, unit, viewBoxOf } from '../drawing/scale.ts'
import { aimAt, isHeldLike } from '../editor/aim.ts'
import { type Hand, take, turn } from '../editor/hand.ts'
import { draftedPieceAt, lay } from '../editor/lay.ts'
import { covers, type GridSquare } from '../editor/places.ts'
import { roomsIn, scarceSquares, squeezedBy } from '../editor/room.ts'
import { attemptAt } from '../editor/why-not.ts'
import { shortName } from '../names.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, hold, isGiven, lift, liftExpansion, putDown, remove } from './bench.ts'
import { lookAt, zoomBy } from './camera.ts'
import css from './drafting.module.css'
import { Ghost, LitPlaces, LitSquares } from './ghost.tsx'
import { HandTools } from './hand-tools.tsx'
import { nextPlace } from './next-place.ts'
import { RoomMarks, ScarceMarks } from './room-marks.tsx'
import { builtFrame, movedInto } from './sheet-frame.ts'
import { squareUnder } from './square-under.ts'
import { StatusLine } from './status-line.tsx'
import { useHand, usePlaces } from './use-bench.ts'
import { useCamera } from './use-camera.ts'
import { useDragging } from './use-dragging.ts'
import { useFrames } from './use-frames.ts'
import { squarePixels, useSheetSize } from './use-sheet-size.ts'

interface FloorSheetProps {
  readonly props: OwnProps
  readonly bench: Bench
  readonly flagged: ReadonlySet<number>
  readonly tile: number | 'all'
  /** On a phone: no rulers, and tools for the piece in hand. */
  readonly close: boolean
}

/** Pixels per square from which on its text is at least 12 pixels high. */
const labelled = 26

const steps: Readonly<Record<string, GridSquare>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/**
 * The factory floor for drafting, by pointer, touch and keys: the legal places of the piece in hand are highlighted.
 */
export function FloorSheet({ props, bench, flagged, tile, close }: FloorSheetProps) {
  const { t, translator, bare = false } = props
  const { site, plan, store, guidance } = bench
  const hand = useHand(store)
  const [at, setAt] = useState<GridSquare>()
  const [tried, setTried] = useState<GridSquare>()
  const [laid, setLaid] = useState<GridSquare>()
  const stage = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const places = usePlaces(bench, hand)
  const aim = useMemo(() => (hand && at ? aimAt(places, hand, at) : undefined), [places, hand, at])
  // The piece just placed is under the pointer: the next one is not refused there before the pointer moves.
  const resting = at !== undefined && laid?.x === at.x && laid.y === at.y
  const attempt = useMemo(
    () => (hand && at && !aim && !resting ? attemptAt(site, plan, hand, at) : undefined),
    [site, plan, hand, at, aim, resting],
  )
  const { room, squeezed } = useMemo(() => {
    if (!aim || bare) return { room: undefined, squeezed: [] }
    const { lies } = aim.place
    const after = lay(plan, lies)
    const isStation = 'kind' in lies && lies.kind === 'station'
    return { room: isStation ? roomsIn(site, after).at(-1) : undefined, squeezed: squeezedBy(site, plan, after) }
  }, [site, plan, aim, bare])
  const covering = hand !== undefined && hand.piece !== 'expansion' && hand.piece.kind !== 'indicator'
  const scarce = useMemo(() => (covering && !bare ? scarceSquares(site, plan) : []), [covering, bare, site, plan])
  // After turning by hand, only places that fit the rotation are highlighted brightly.
  const lit = useMemo(
    () =>
      hand?.steered ? places.map((each) => ({ ...each, ready: each.ready && isHeldLike(each.lies, hand) })) : places,
    [places, hand],
  )
  const { frame, still, ground } = useFrames(bench, hand, places, tile, close)
  const drag = useDragging(store)
  const { camera, seen, setCamera, zoom, wasMoved } = useCamera(
    stage,
    svg,
    frame,
    (square) => !hand && draftedPieceAt(site, plan, square) === undefined,
  )
  const size = useSheetSize(svg)
  const pixels = squarePixels(size, seen)
  const drawn = camera ? seen : still
  const moved = movedInto(drawn, seen, size)
  // The text on pieces is half a square high, and is left out where it would be too small to read.
  const readable = pixels >= labelled
  const labels = useMemo(
    () => (readable ? { of: (piece: Piece) => shortName({ t, translator }, piece), bay: t('floor.bay') } : undefined),
    [readable, t, translator],
  )

  function point(square: GridSquare): void {
    if (square.x !== at?.x || square.y !== at.y) {
      setAt(square)
      setLaid(undefined)
    }
    if (square.x !== tried?.x || square.y !== tried.y) setTried(undefined)
  }

  /** Places the piece in hand, or takes up the one on the square. */
  function act(square: GridSquare): void {
    if (hand) {
      layAt(square, hand)
      return
    }
    const drafted = draftedPieceAt(site, plan, square)
    if (drafted !== undefined) lift(bench, drafted)
    else if (isExpansion(square) && !isGiven(bench)) liftExpansion(bench)
    else if (guidance && places.some((place) => covers(place, square)))
      layAt(square, take(guidance.piece as Hand['piece']))
    else setTried(square)
  }

  function layAt(square: GridSquare, held: Hand): void {
    const meant = aimAt(places, held, square)
    if (meant) {
      putDown(bench, meant.place.lies)
      setLaid(square)
      return
    }
    setLaid(undefined)
    setTried(square)
  }

  function isExpansion(square: GridSquare): boolean {
    return plan.expansion !== null && covers(floorShape(plan.expansion, site.options), square)
  }

  function press(event: KeyboardEvent): void {
    // Buttons on the floor handle their own keys.
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
    const cursor = at ?? { x: Math.floor(seen.left + seen.width / 2), y: Math.floor(seen.top + seen.height / 2) }
    const step = steps[event.key]
    if (step)
      point({
        x: within(cursor.x + step.x, frame.left, frame.width),
        y: within(cursor.y + step.y, frame.top, frame.height),
      })
    else if (event.key === 'Enter' || event.key === ' ') act(cursor)
    else if (event.key === '+' || event.key === '=') zoom(1.4, cursor)
    else if (event.key === '-') zoom(1 / 1.4, cursor)
    else if (event.key === '0') setCamera(undefined)
    else if ((event.key === 'n' || event.key === 'p') && (hand || guidance)) {
      const next = nextPlace(places, at, event.key === 'n' ? 1 : -1)
      if (next) point(next)
    } else if (event.key === 'Escape' && hand) hold(bench, undefined)
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      const drafted = draftedPieceAt(site, plan, cursor)
      if (drafted !== undefined) remove(bench, drafted)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  function move(event: PointerEvent): void {
    const square = squareUnder(svg.current, event)
    if (!square) return
    // Dragging a drafted piece takes it up.
    const from = drag.start
    if (!hand && event.buttons === 1 && from && (from.x !== square.x || from.y !== square.y)) {
      const drafted = draftedPieceAt(site, plan, from)
      if (drafted !== undefined) {
        drag.begin()
        lift(bench, drafted)
      }
    }
    point(square)
  }

  return (
    <div className={css.floor}>
      <div
        className={css.sheet}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application of keys must be reachable by them
        tabIndex={0}
        aria-label={t('floor.label')}
        aria-describedby="floor-status"
        onKeyDown={press}
        data-floor=""
        style={close ? sizeOf(frame) : undefined}
      >
        {/* Overlays for the piece in hand, separate from the drawing, so that it is not painted again. */}
        <div
          ref={stage}
          className={css.stage}
          data-holding={hand?.rot}
          data-near={camera ? '' : undefined}
          aria-hidden="true"
          onPointerMove={move}
          // A touch pointer leaves after every tap, but the text about its square should stay.
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setAt(undefined)}
          onPointerDown={(event) => drag.press(squareUnder(svg.current, event))}
          onPointerUp={(event) => {
            const square = squareUnder(svg.current, event)
            if (drag.end() && square && !wasMoved()) act(square)
          }}
          onClick={(event) => {
            const square = squareUnder(svg.current, event)
            if (!square || drag.wasDrag() || wasMoved()) return
            // Touch has no move before a tap.
            point(square)
            act(square)
          }}
          onDoubleClick={(event) => {
            const square = squareUnder(svg.current, event)
            if (hand || !square || draftedPieceAt(site, plan, square) !== undefined) return
            if (camera) setCamera(undefined)
            else setCamera(lookAt(frame, builtFrame(site, plan)) ?? zoomBy(frame, undefined, 2, square))
          }}
          onContextMenu={(event) => {
            if (!hand) return
            event.preventDefault()
            hold(bench, turn(hand))
          }}
        >
          <svg
            ref={svg}
            className={`${drawing.sheet} ${css.drawing}`}
            viewBox={viewBoxOf(drawn)}
            style={moved}
            aria-hidden="true"
            data-tiny={pixels > 0 && pixels < labelled ? '' : undefined}
          >
            <Patterns />
            <SheetTable frame={ground} />
            <FactoryDrawing
              factory={site.factory}
              seat={bench.seat}
              options={site.options}
              plan={plan}
              flagged={flagged}
              labels={labels}
            />
          </svg>
          {!guidance && !close && !camera && (
            <svg className={`${drawing.sheet} ${css.beside}`} viewBox={viewBoxOf(frame)} aria-hidden="true">
              <Rulers frame={frame} pixels={pixels} />
            </svg>
          )}
          <svg
            className={`${drawing.sheet} ${css.hovering}`}
            viewBox={viewBoxOf(drawn)}
            style={moved}
            aria-hidden="true"
          >
            <LitSquares places={lit} />
            {guidance && <LitPlaces places={lit} />}
            <ScarceMarks squares={scarce} />
            <Ghost aim={aim} attempt={attempt} options={site.options} />
            <RoomMarks room={room} squeezed={squeezed} />
            {at && (
              <rect className={css.cursor} x={at.x * unit + 1} y={at.y * unit + 1} width={unit - 2} height={unit - 2} />
            )}
          </svg>
          {hand && <div className={css.grip} />}
        </div>
        {camera && (
          <button type="button" className={css.fit} onClick={() => setCamera(undefined)}>
            {t('floor.fit')}
          </button>
        )}
      </div>
      <div className={css.below}>
        <StatusLine
          props={props}
          bench={bench}
          hand={hand}
          at={at}
          aim={aim}
          attempt={attempt}
          places={places}
          squeezed={squeezed}
          resting={resting}
          refused={tried !== undefined && !aim}
        />
        {/* A lesson asks for no turning. */}
        {close && hand && !guidance && <HandTools props={props} bench={bench} hand={hand} />}
      </div>
    </div>
  )
}

/** The aspect ratio of the drawing, and the height beyond the floor, which is what has to fit. */
function sizeOf({ width, height }: DrawingFrame): CSSProperties {
  return { '--slope': height / width, '--margins': height / (height - 0.8) } as CSSProperties
}

function within(value: number, from: number, length: number): number {
  return Math.max(Math.ceil(from), Math.min(Math.floor(from + length) - 1, value))
}
