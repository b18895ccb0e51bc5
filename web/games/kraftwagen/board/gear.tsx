import type { Seat } from '@carriage/kernel'
import { componentTablesOf, type Doing, type State, type TileId, tileOf } from '@carriage/kraftwagen'
import { startTile, tile as tilePhrase } from '@carriage/kraftwagen/things'
import type { CSSProperties } from 'react'
import { gearOutline, gearSlots, type Slot } from '../../../boards/parts/gear-layout.ts'
import { Glyph, placed, SeatBadge } from '../../../boards/parts/index.ts'
import { isLegal, MoveButton } from '../../../boards/parts/move-button.tsx'
import { rangeOf } from '../../../boards/parts/range.ts'
import { Roving } from '../../../boards/parts/roving.tsx'
import { still } from '../../../boards/parts/still.ts'
import { Uncertain } from '../../../boards/parts/uncertain.tsx'
import { Circuit, drivesACar } from './circuit.tsx'
import { foreseen } from './foreseen.ts'
import css from './gear.module.css'
import { DoingGlyph } from './pieces/doing-glyph.tsx'
import type { Props } from './props.ts'
import { lifetimeOf } from './tile-lifetime.ts'

const wheel = gearOutline(32, 46, 49.6)

const StillCircuit = still(Circuit, drivesACar)
const StillPlace = still(Place, ({ move }, { element }) => move.kind === 'takeTile' && move.tile === element)

/** The action chain as a gear, with the circuit inside it. */
export function Gear(props: Props) {
  const { view, history, say } = props
  const slots = gearSlots(view.chain, placesOf(view))
  const turns = history.reduce((sum, { kind }) => (kind === 'tileTaken' ? sum + 1 : sum), 0)
  const landing = landingOf(props)
  const { components } = componentTablesOf(view)
  return (
    <div className={css.gear}>
      <div className={css.turning} style={{ rotate: `${turns * 11.25}deg` }}>
        <svg viewBox="-50 -50 100 100" className={css.wheel} aria-hidden="true">
          <path d={wheel} className={css.iron} />
        </svg>
      </div>
      <svg viewBox="-50 -50 100 100" className={css.wheel} aria-hidden="true">
        <circle r="44.6" className={css.groove} />
        <circle r="30.6" className={css.inside} />
        <path d={`M${at(200, 38)}A38 38 0 0 1 ${at(160, 38)}`} className={css.run} />
      </svg>
      <div className={css.circuit}>
        <StillCircuit {...props} />
      </div>
      <Uncertain corner="right" words={say('uncertain')} tables={[components.actionTiles, components.circuit]} />
      <Roving label={say('gear.label')} className={css.ring}>
        {slots.map(({ element, angle }) => (
          <StillPlace
            key={String(element)}
            {...props}
            element={element}
            angle={angle}
            mark={typeof element === 'number' ? landing?.turns[element] : markOf(landing, element)}
          />
        ))}
      </Roving>
      <Hand {...props} />
    </div>
  )
}

interface PlaceProps extends Props, Slot {
  /** What the tile under the pointer would do here: a rival's turns before mine, where I would land, what wraps. */
  readonly mark: string | undefined
}

function Place({ element, angle, mark, ...props }: PlaceProps) {
  const style = onRing(angle)
  return typeof element === 'number' ? (
    <Worker {...props} seat={element} turns={mark} style={style} />
  ) : (
    <Tile {...props} tile={element} mark={mark} style={style} />
  )
}

/** Where a piece stands, as a share of the gear. */
function onRing(degrees: number): CSSProperties {
  const angle = (degrees * Math.PI) / 180
  return { translate: `${(37.6 * Math.sin(angle)).toFixed(2)}cqmin ${(-37.6 * Math.cos(angle)).toFixed(2)}cqmin` }
}

interface WorkerProps extends Props {
  readonly seat: Seat
  readonly turns: string | undefined
  readonly style: CSSProperties
}

function Worker({ seat, turns, style, view, say, tell }: WorkerProps) {
  const onTurn = view.phase === 'action' && view.actor === seat
  const label = say('gear.worker', { name: tell.name(seat) })
  return (
    <span className={css.worker} style={style} data-turn={onTurn || undefined} title={label}>
      <SeatBadge badge={seat} size="100%" label={label} />
      {turns !== undefined && turns !== '' && <span className={css.turns}>{turns}</span>}
    </span>
  )
}

interface TileProps extends Props {
  readonly tile: TileId
  readonly mark: string | undefined
  readonly style: CSSProperties
}

function Tile({ tile, mark, style, ...props }: TileProps) {
  const { view, me } = props
  return (
    <MoveButton
      props={props}
      move={{ kind: 'takeTile', tile }}
      className={css.tile}
      style={style}
      {...labelFor(props, tile)}
    >
      <Actions actions={tileOf(componentTablesOf(view), tile).actions} />
      {mark === 'lands' && me !== undefined && (
        <span className={css.landing}>
          <SeatBadge badge={me} size="100%" />
        </span>
      )}
      {mark === 'wraps' && <span className={css.wraps} aria-hidden="true" />}
      <Lifetime {...props} tile={tile} />
    </MoveButton>
  )
}

function labelFor({ moves, view, tell }: Props, tile: TileId): { label?: string } {
  const legal = isLegal(moves, { kind: 'takeTile', tile })
  return legal ? {} : { label: tell.phrase(tilePhrase(componentTablesOf(view), tile)) }
}

/** Specialty tiles are there once: the badge says so, and that it goes when all seats have passed. */
function Lifetime({ tile, view, say }: Props & { readonly tile: TileId }) {
  const life = lifetimeOf(view, tile)
  if (!life) return null
  return (
    <span className={css.life} data-last={life.leavesWhenPassed || undefined} title={say('life.once')}>
      <Glyph of="hourglass" />
      {life.set}
    </span>
  )
}

export function Actions({ actions }: { readonly actions: readonly Doing[] }) {
  return (
    <span className={css.actions} data-count={actions.length}>
      {placed(actions).map(({ item, place }) => (
        <DoingGlyph key={place} of={item} />
      ))}
    </span>
  )
}

/** The tile in hand waits in the gap, with what is left to do on it. */
function Hand({ view, say, tell }: Props) {
  const held = heldOf(view)
  if (!held) return null
  const { name, left, all } = held
  return (
    <span
      className={css.hand}
      role="img"
      aria-label={say('gear.hand', { name: tell.name(view.actor), tile: tell.phrase(name) })}
    >
      <SeatBadge badge={view.actor} size="1.3em" />
      {placed(all).map(({ item, place }) => (
        <span key={place} className={css.handAction} data-done={place >= left || undefined}>
          <DoingGlyph of={item} />
        </span>
      ))}
    </span>
  )
}

function heldOf(view: State) {
  const tables = componentTablesOf(view)
  const id = view.turn.tile
  if (id !== null) {
    const { actions } = tileOf(tables, id)
    const left = view.steps.flatMap((step) => (step.name === 'actions' ? step.left : []))
    return { name: tilePhrase(tables, id), ...inOrder(actions, left) }
  }
  const items = view.steps.find((step) => step.name === 'items')
  const start = view.players[view.actor]?.startTile
  if (items?.name !== 'items' || !start) return undefined
  const all = tables.startTiles.get(start) ?? []
  return { name: startTile(start, all), ...inOrder<Doing>(all, items.left) }
}

/** What is left first, then what is done. */
function inOrder<T extends Doing>(all: readonly T[], left: readonly T[]): { all: Doing[]; left: number } {
  const rest = left.slice()
  const done = all.filter((action) => {
    const place = rest.indexOf(action)
    if (place < 0) return true
    rest.splice(place, 1)
    return false
  })
  return { all: [...left, ...done], left: left.length }
}

interface Landing {
  readonly tile: TileId
  readonly wraps: readonly TileId[]
  /** The turns of each rival before mine, as a range. */
  readonly turns: readonly string[]
}

/** What the chain would do if the tile under the pointer were taken. */
function landingOf({ draft, view, me, bare }: Props): Landing | undefined {
  if (bare || me === undefined || draft?.move.kind !== 'takeTile' || !draft.preview.legal) return undefined
  const { tile } = draft.move
  const forecast = foreseen.chain(view, me)
  if (forecast.kind !== 'choosing') return undefined
  const after = forecast.tiles.find((each) => each.tile === tile)
  if (!after) return undefined
  const turns: string[] = []
  for (const { seat, atLeast, atMost } of after.rivals) turns[seat] = rangeOf(atLeast, atMost)
  return { tile, wraps: after.wraps, turns }
}

function markOf(landing: Landing | undefined, tile: TileId): 'lands' | 'wraps' | undefined {
  if (landing?.tile === tile) return 'lands'
  return landing?.wraps.includes(tile) ? 'wraps' : undefined
}

/** Tiles and workers together: what the ring is spaced for. */
function placesOf({ chain, turn }: State): number {
  return chain.length + (turn.tile === null ? 0 : 1)
}

function at(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}
