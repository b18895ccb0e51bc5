import { componentTablesOf, type Doing, type Move, type State, type TileId, tileOf } from '@carriage/kraftwagen'
import { startTile, tile as tilePhrase } from '@carriage/kraftwagen/things'
import type { ReactNode } from 'react'
import {
  ChainGear,
  ChainMarker,
  ChainTile,
  HeldTile,
  TileActions,
} from '../../../board/kraftwagen-family/chain-gear.tsx'
import { type Landing, landingOf } from '../../../board/kraftwagen-family/landing.ts'
import { gearOutline, gearSlots, type Slot } from '../../../board/parts/gear-layout.ts'
import { Glyph, placed } from '../../../board/parts/index.ts'
import { isLegal } from '../../../board/parts/move-button.tsx'
import { still } from '../../../board/parts/still.ts'
import { Uncertain } from '../../../board/parts/uncertain.tsx'
import { Circuit, drivesACar } from './circuit.tsx'
import { forecasts } from './forecasts.ts'
import css from './gear.module.css'
import { DoingGlyph } from './pieces/doing-glyph.tsx'
import type { Props } from './props.ts'
import { lifetimeOf } from './tile-lifetime.ts'

const wheel = gearOutline(32, 46, 49.6)

const StillCircuit = still(Circuit, drivesACar)
const StillPlace = still(Place, ({ move }, { element }) => move.kind === 'takeTile' && move.tile === element)

/** The action chain as a gear, with the circuit inside it; newcomers may see something else there. */
export function Gear({ staged, ...props }: Props & { readonly staged?: { readonly circuit?: ReactNode } }) {
  const { view, history, t } = props
  const { slots, tile } = gearSlots(view.chain, placesOf(view))
  const landing = landingIn(props)
  const { components } = componentTablesOf(view)
  return (
    <ChainGear
      label={t('gear.label')}
      tile={tile}
      taken={history.reduce((sum, { kind }) => (kind === 'tileTaken' ? sum + 1 : sum), 0)}
      wheel={<path d={wheel} className={css.iron} />}
      face={
        <>
          <circle r="44.6" className={css.groove} />
          <circle r="30.6" className={css.inside} />
          <path d={`M${at(200, 38)}A38 38 0 0 1 ${at(160, 38)}`} className={css.run} />
        </>
      }
      circuit={staged?.circuit ?? <StillCircuit {...props} />}
      corner={
        staged ? undefined : (
          <Uncertain corner="right" words={t('uncertain')} tables={[components.actionTiles, components.circuit]} />
        )
      }
      gap={<Hand {...props} />}
    >
      {slots.map(({ element, angle }) => (
        <StillPlace
          key={String(element)}
          {...props}
          element={element}
          angle={angle}
          mark={typeof element === 'number' ? landing?.turns[element] : markOf(landing, element)}
        />
      ))}
    </ChainGear>
  )
}

interface PlaceProps extends Props, Slot {
  /** The effect of the tile under the pointer here: a rival's turns before mine, where I would land, what wraps. */
  readonly mark: string | undefined
}

function Place({ element, angle, mark, ...props }: PlaceProps) {
  const { view, me, t, translator } = props
  if (typeof element === 'number') {
    return (
      <ChainMarker
        seat={element}
        angle={angle}
        label={t('gear.worker', { name: translator.name(element) })}
        onTurn={view.phase === 'action' && view.actor === element}
        turns={mark}
      />
    )
  }
  return (
    <ChainTile<Move>
      props={props}
      move={{ kind: 'takeTile', tile: element }}
      spot={`tile ${element}`}
      angle={angle}
      label={labelFor(props, element)}
      landing={mark === 'lands' ? me : undefined}
      wraps={mark === 'wraps'}
    >
      <Actions actions={tileOf(componentTablesOf(view), element).actions} />
      <Lifetime {...props} tile={element} />
    </ChainTile>
  )
}

function labelFor({ moves, view, translator }: Props, tile: TileId): string | undefined {
  const legal = isLegal(moves, { kind: 'takeTile', tile })
  return legal ? undefined : translator.phrase(tilePhrase(componentTablesOf(view), tile))
}

/** The badge of specialty tiles, which exist once and leave when all seats have passed. */
function Lifetime({ tile, view, t }: Props & { readonly tile: TileId }) {
  const life = lifetimeOf(view, tile)
  if (!life) return null
  return (
    <span className={css.life} data-last={life.leavesWhenPassed || undefined} title={t('life.once')}>
      <Glyph of="hourglass" />
      {life.set}
    </span>
  )
}

export function Actions({ actions }: { readonly actions: readonly Doing[] }) {
  return <TileActions signs={signsOf(actions)} />
}

function signsOf(actions: readonly Doing[]) {
  return placed(actions).map(({ item, place }) => <DoingGlyph key={place} of={item} />)
}

function Hand({ view, t, translator }: Props) {
  const held = heldOf(view)
  if (!held) return null
  const { name, left, all } = held
  const label = t('gear.hand', { name: translator.name(view.actor), tile: translator.phrase(name) })
  return <HeldTile seat={view.actor} label={label} signs={signsOf(all)} left={left} />
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

/** Remaining actions first, then those done. */
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

function landingIn({ draft, view, me, bare }: Props): Landing | undefined {
  if (bare || me === undefined || draft?.move.kind !== 'takeTile' || !draft.preview.legal) return undefined
  const { tile } = draft.move
  const forecast = forecasts.chain(view, me)
  const after = forecast.kind === 'choosing' ? forecast.tiles.find((each) => each.tile === tile) : undefined
  return after && landingOf(me, after)
}

function markOf(landing: Landing | undefined, tile: TileId): 'lands' | 'wraps' | undefined {
  if (landing?.tile === tile) return 'lands'
  return landing?.wraps.includes(tile) ? 'wraps' : undefined
}

/** Tiles and workers together, for the spacing of the ring. */
function placesOf({ chain, turn }: State): number {
  return chain.length + (turn.tile === null ? 0 : 1)
}

function at(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}
