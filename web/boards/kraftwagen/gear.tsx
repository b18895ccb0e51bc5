import type { Seat } from '@carriage/kernel'
import { type Doing, type State, type TileId, tablesOf, tileOf } from '@carriage/kraftwagen'
import { chainForecast } from '@carriage/kraftwagen/forecast'
import { startTile, tile as tilePhrase } from '@carriage/kraftwagen/things'
import type { CSSProperties } from 'react'
import { DoingGlyph, Glyph, placed, SeatBadge } from '../parts/index.ts'
import { Circuit } from './circuit.tsx'
import css from './gear.module.css'
import { gearOutline, gearSlots, type Slot } from './gear-layout.ts'
import { MoveButton } from './move-button.tsx'
import type { Props } from './props.ts'
import { rangeOf } from './range.ts'
import { Roving } from './roving.tsx'
import { lifetimeOf } from './tile-lifetime.ts'

const wheel = gearOutline(32, 46, 49.6)

/** The action chain as a gear, with the circuit inside it. */
export function Gear(props: Props) {
  const { view, history, say } = props
  const slots = gearSlots(view.chain, placesOf(view))
  const turns = history.reduce((sum, { kind }) => (kind === 'tileTaken' ? sum + 1 : sum), 0)
  const landing = landingOf(props)
  return (
    <div className={css.gear}>
      <svg viewBox="-50 -50 100 100" className={css.wheel} aria-hidden="true">
        <path d={wheel} className={css.iron} style={{ rotate: `${turns * 11.25}deg` }} />
        <circle r="44.6" className={css.groove} />
        <circle r="30.6" className={css.inside} />
        <path d={`M${at(200, 38)}A38 38 0 0 1 ${at(160, 38)}`} className={css.run} />
      </svg>
      <div className={css.circuit}>
        <Circuit {...props} />
      </div>
      <Roving label={say('gear.label')} className={css.ring}>
        {slots.map((slot) => (
          <Place key={String(slot.element)} slot={slot} props={props} landing={landing} />
        ))}
      </Roving>
      <Hand {...props} />
    </div>
  )
}

function Place({
  slot,
  props,
  landing,
}: {
  readonly slot: Slot
  readonly props: Props
  readonly landing: Landing | undefined
}) {
  const { view, say, tell } = props
  const { element, angle } = slot
  const where: CSSProperties & Record<'--angle', string> = { '--angle': `${angle}deg` }
  if (typeof element === 'number') {
    const onTurn = view.phase === 'action' && view.actor === element
    const turns = landing?.turns[element]
    return (
      <span
        className={css.worker}
        style={where}
        data-turn={onTurn || undefined}
        title={say('gear.worker', { name: tell.name(element) })}
      >
        <SeatBadge badge={element} size="100%" label={say('gear.worker', { name: tell.name(element) })} />
        {turns !== undefined && turns !== '' && <span className={css.turns}>{turns}</span>}
      </span>
    )
  }
  return (
    <MoveButton
      props={props}
      move={{ kind: 'takeTile', tile: element }}
      className={css.tile}
      style={where}
      {...labelFor(props, element)}
    >
      <Actions actions={tileOf(tablesOf(view), element).actions} />
      {landing?.tile === element && (
        <span className={css.landing}>
          <SeatBadge badge={landing.seat} size="100%" />
        </span>
      )}
      {landing?.wraps.includes(element) && <span className={css.wraps} aria-hidden="true" />}
      <Lifetime {...props} tile={element} />
    </MoveButton>
  )
}

function labelFor({ moves, view, tell }: Props, tile: TileId): { label?: string } {
  return moves.some((move) => move.kind === 'takeTile') ? {} : { label: tell.phrase(tilePhrase(tablesOf(view), tile)) }
}

/** Specialty tiles are there once: the badge says so, and that it goes when everybody has passed. */
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
  const tables = tablesOf(view)
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
  readonly seat: Seat
  readonly tile: TileId
  readonly wraps: readonly TileId[]
  /** The turns of each rival before mine, as a range. */
  readonly turns: readonly string[]
}

/** What the chain would do if the tile under the pointer were taken. */
function landingOf({ draft, view, me }: Props): Landing | undefined {
  if (me === undefined || draft?.move.kind !== 'takeTile' || !draft.preview.legal) return undefined
  const { tile } = draft.move
  const forecast = chainForecast(view, me)
  if (forecast.kind !== 'choosing') return undefined
  const after = forecast.tiles.find((each) => each.tile === tile)
  if (!after) return undefined
  const turns: string[] = []
  for (const { seat, atLeast, atMost } of after.rivals) turns[seat] = rangeOf(atLeast, atMost)
  return { seat: me, tile, wraps: after.wraps, turns }
}

/** Tiles and workers together: what the ring is spaced for. */
function placesOf({ chain, turn }: State): number {
  return chain.length + (turn.tile === null ? 0 : 1)
}

function at(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}
