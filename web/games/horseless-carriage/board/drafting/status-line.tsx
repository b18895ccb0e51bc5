import { floorShape, type Piece, shapeOf } from '@carriage/horseless-carriage'
import { RuleLink } from '../../../../board/parts/aid.tsx'
import type { Aim } from '../editor/aim.ts'
import type { Hand } from '../editor/hand.ts'
import { draftedPieceAt } from '../editor/lay.ts'
import { covers, type GridSquare, isReady, type Place } from '../editor/places.ts'
import type { Room } from '../editor/room.ts'
import type { Attempt } from '../editor/why-not.ts'
import { nameOf } from '../names.ts'
import type { OwnProps } from '../props.ts'
import type { Bench } from './bench.ts'
import css from './drafting.module.css'
import { problemWords } from './problem-words.ts'
import { squeezedWords } from './squeezed-words.ts'
import { walledWords } from './walled-words.ts'

interface StatusLineProps {
  readonly props: OwnProps
  readonly bench: Bench
  readonly hand: Hand | undefined
  readonly at: GridSquare | undefined
  readonly aim: Aim | undefined
  readonly attempt: Attempt | undefined
  readonly places: readonly Place[]
  /** Stations that would have too little room for their indicators. */
  readonly squeezed: readonly Room[]
  /** The pointer is still over the piece that was just placed. */
  readonly resting: boolean
  /** The player tried to place the piece illegally. */
  readonly refused: boolean
}

/** An indicator is beside its station. */
const roomRule = 'HC-5.45'

/** Built pieces stay; and a draft consists of pieces from the shelf. */
const builtRule = 'HC-5.3'
const draftRule = 'HC-5.12'

/** One line below the floor: the square under the pointer, or the effect of the piece in hand there. */
export function StatusLine(status: StatusLineProps) {
  const { props, attempt, squeezed, refused } = status
  const rule = attempt?.problem?.rule ?? (refused ? emptyHandRule(status) : undefined)
  return (
    <p
      id="floor-status"
      className={css.status}
      role={refused ? 'alert' : 'status'}
      data-refused={refused || undefined}
      data-testid="floor-status"
    >
      {refused && <span aria-hidden="true">✕ </span>}
      {wordsFor(status)}
      {squeezed.map((room) => (
        <strong key={`${room.x},${room.y}`} className={css.squeezed} data-squeezed={room.type}>
          <span aria-hidden="true"> ⚠ </span>
          {squeezedWords(props, room)}
        </strong>
      ))}
      {squeezed.length > 0 && <RuleLink rule={roomRule} show={props.showRule} />}
      {rule !== undefined && <RuleLink rule={rule} show={props.showRule} />}
    </p>
  )
}

/** The rule for pointing with an empty hand at something that cannot be taken up. */
function emptyHandRule({ bench, hand, at }: StatusLineProps): string | undefined {
  if (hand || !at) return undefined
  return builtAt(bench, at) ? builtRule : draftRule
}

function wordsFor({ props, bench, hand, at, aim, attempt, places, resting, refused }: StatusLineProps): string {
  const { t } = props
  if (!hand) {
    if (!at) return t('floor.idle')
    const square = squareWords(props, bench, at)
    return refused ? `${square} ${t(builtAt(bench, at) ? 'floor.built' : 'floor.idle')}` : square
  }
  const piece = nameOf(props, hand.piece)
  if (!at || (resting && !aim)) {
    const ready = places.filter(isReady).length
    const walled = ready > 0 ? undefined : walledWords(props, bench, hand.piece)
    const count =
      places.length === 0 ? t('floor.noPlace', { piece }) : t('floor.places', { piece, count: places.length, ready })
    return walled ? `${count} ${walled}` : count
  }
  if (aim) {
    const { place, turned } = aim
    const where = t(turned ? 'floor.fitsTurned' : 'floor.fits', { piece, x: place.x, y: place.y })
    const [first] = place.waitsFor
    const walled = first === 'V-18' ? walledWords(props, bench, hand.piece) : undefined
    return first ? `${where} ${walled ?? t(`waits.${first}`)}` : where
  }
  if (attempt?.problem) return problemWords(props, attempt.problem)
  return bench.guidance?.later ?? t('floor.noPlace', { piece })
}

/** The contents of a square, for a player who points at it or moves there by keys. */
function squareWords(props: OwnProps, { site, plan }: Bench, at: GridSquare): string {
  const { t } = props
  const built = builtAt({ site }, at)
  if (built) return t('square.built', { ...at, piece: nameOf(props, built) })
  const drafted = draftedPieceAt(site, plan, at)
  const piece = drafted === undefined ? undefined : plan.pieces[drafted]
  if (piece) return t('square.drafted', { ...at, piece: nameOf(props, piece) })
  for (const tile of [...site.factory.floor, ...(plan.expansion ? [plan.expansion] : [])]) {
    const square = floorShape(tile, site.options).squares.find(({ x, y }) => x === at.x && y === at.y)
    if (square) return t(tile === plan.expansion ? 'square.expansion' : `square.${square.is}`, { ...at })
  }
  return t('square.table', { ...at })
}

/** The piece of an earlier year on a square. */
function builtAt({ site }: Pick<Bench, 'site'>, at: GridSquare): Piece | undefined {
  return site.factory.pieces.find((piece) => {
    const shape = shapeOf(piece, site.options)
    return shape !== undefined && covers(shape, at)
  })
}
