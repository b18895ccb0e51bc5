import { actionsOf, componentTablesOf, type TileId } from '@carriage/age-of-engineering'
import { tile as tilePhrase } from '@carriage/age-of-engineering/things'
import type { Seat } from '@carriage/kernel'
import type { CSSProperties } from 'react'
import { gearOutline } from '../../../boards/parts/gear-layout.ts'
import { placed, SeatBadge } from '../../../boards/parts/index.ts'
import { MoveButton } from '../../../boards/parts/move-button.tsx'
import { rangeOf } from '../../../boards/parts/range.ts'
import { Roving } from '../../../boards/parts/roving.tsx'
import { Uncertain } from '../../../boards/parts/uncertain.tsx'
import { ActionSign } from './action-sign.tsx'
import { Circuit } from './circuit.tsx'
import { foreseen } from './foreseen.ts'
import css from './gear.module.css'
import { gearSpaces } from './gear-spaces.ts'
import type { Props } from './props.ts'

const wheel = gearOutline(32, 46.4, 49.6)

/** The action chain on its gear, the gap behind its front, and the circuit inside. */
export function Gear(props: Props) {
  const { view, history, say } = props
  const spaces = gearSpaces(view.chain, componentTablesOf(view).components.actionGear.spaces)
  const turns = history.reduce((sum, { kind }) => (kind === 'tileTaken' ? sum + 1 : sum), 0)
  const landing = landingOf(props)
  const { components } = componentTablesOf(view)
  return (
    <div className={css.gear}>
      <div className={css.turning} style={{ rotate: `${turns * 11.25}deg` }}>
        <svg viewBox="-50 -50 100 100" className={css.wheel} aria-hidden="true">
          <path d={wheel} className={css.teeth} />
          <circle r="45" className={css.rim} />
          <circle r="44" className={css.engraving} />
        </svg>
      </div>
      <svg viewBox="-50 -50 100 100" className={css.wheel} aria-hidden="true">
        {spaces.map(({ angle }, space) => (
          <g key={angle} transform={`rotate(${angle}) translate(0 -37.600)`}>
            <rect x="-6.400" y="-6.400" width="12.800" height="12.800" className={css.socket} />
            {space === 0 && <path d="M-3 9.200l3-2.200l3 2.200Z" className={css.rear} />}
          </g>
        ))}
        <circle r="30.400" className={css.inside} />
        <circle r="29.400" className={css.inner} />
      </svg>
      <div className={css.circuit}>
        <Circuit {...props} />
      </div>
      <Uncertain corner="right" words={say('uncertain')} tables={[components.actionTiles, components.circuit]} />
      <Roving label={say('gear.label')} className={css.ring}>
        {spaces.map(({ element, angle }) =>
          element === null ? null : typeof element === 'number' ? (
            <Marker key={element} {...props} seat={element} angle={angle} turns={landing?.turns[element]} />
          ) : (
            <Tile key={element} {...props} tile={element} angle={angle} landing={landing} />
          ),
        )}
      </Roving>
      <Hand {...props} />
    </div>
  )
}

/** Where a piece stands, as a share of the gear. */
function standing(angle: number): CSSProperties {
  const turn = (angle * Math.PI) / 180
  return { translate: `${(37.6 * Math.sin(turn)).toFixed(2)}cqmin ${(-37.6 * Math.cos(turn)).toFixed(2)}cqmin` }
}

interface MarkerProps extends Props {
  readonly seat: Seat
  readonly angle: number
  /** How often this company moves before me, if the tile under the pointer were taken. */
  readonly turns: string | undefined
}

function Marker({ seat, angle, turns, view, say, tell }: MarkerProps) {
  const label = say('gear.marker', { name: tell.name(seat) })
  const onTurn = view.phase === 'action' && view.actor === seat
  return (
    <span className={css.marker} style={standing(angle)} data-turn={onTurn || undefined} title={label}>
      <SeatBadge badge={seat} size="100%" label={label} />
      {turns !== undefined && <span className={css.turns}>{turns}</span>}
    </span>
  )
}

interface TileProps extends Props {
  readonly tile: TileId
  readonly angle: number
  readonly landing: Landing | undefined
}

function Tile({ tile, angle, landing, ...props }: TileProps) {
  const { view, moves, say, tell } = props
  const tables = componentTablesOf(view)
  const actions = actionsOf(tables, tile)
  const [only] = actions
  const mine = moves.some((move) => move.kind === 'takeTile' && move.tile === tile)
  return (
    <MoveButton
      props={props}
      move={{ kind: 'takeTile', tile }}
      className={css.tile}
      style={standing(angle)}
      {...(mine ? {} : { label: tell.phrase(tilePhrase(tables, tile)) })}
    >
      <span className={css.actions} data-count={actions.length}>
        {placed(actions).map(({ item, place }) => (
          <ActionSign key={place} of={item} />
        ))}
      </span>
      {actions.length === 1 && only && <span className={css.word}>{say(`action.${only}`)}</span>}
      {landing?.tile === tile && (
        <span className={css.landing}>
          <SeatBadge badge={landing.seat} size="100%" />
        </span>
      )}
      {landing?.wraps.includes(tile) && <span className={css.wraps} aria-hidden="true" />}
    </MoveButton>
  )
}

/** The tile in hand waits in the gap, with what is left to do on it. */
function Hand({ view, say, tell }: Props) {
  const { tile } = view.turn
  if (tile === null) return null
  const tables = componentTablesOf(view)
  const left = view.steps.flatMap((step) => (step.name === 'actions' ? step.left : []))
  const done = actionsOf(tables, tile).filter((action) => !left.includes(action))
  return (
    <span
      className={css.hand}
      role="img"
      aria-label={say('gear.hand', { name: tell.name(view.actor), tile: tell.phrase(tilePhrase(tables, tile)) })}
    >
      <SeatBadge badge={view.actor} size="1.300em" />
      {placed([...left, ...done]).map(({ item, place }) => (
        <span key={place} className={css.handAction} data-done={place >= left.length || undefined}>
          <ActionSign of={item} />
        </span>
      ))}
    </span>
  )
}

interface Landing {
  readonly seat: Seat
  readonly tile: TileId
  readonly wraps: readonly TileId[]
  readonly turns: readonly (string | undefined)[]
}

/** What the chain would do if the tile under the pointer were taken. */
function landingOf({ draft, view, me, bare }: Props): Landing | undefined {
  if (bare || me === undefined || draft?.move.kind !== 'takeTile' || !draft.preview.legal) return undefined
  const { tile } = draft.move
  const forecast = foreseen.chain(view, me)
  const after = forecast.kind === 'choosing' ? forecast.tiles.find((each) => each.tile === tile) : undefined
  if (!after) return undefined
  const { rivals, wraps } = after
  const turns: string[] = []
  for (const { seat, atLeast, atMost } of rivals) if (atMost > 0) turns[seat] = rangeOf(atLeast, atMost)
  return { seat: me, tile, wraps, turns }
}
