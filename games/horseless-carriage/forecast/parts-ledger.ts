import { isSecret, type Seat, seatsOf } from '@carriage/kernel'
import { type CommonTile, commonTiles, dimensions, type StationType, stationTypes } from '../components/index.ts'
import { accessOf } from '../factories.ts'
import { commonTilesOf, type Plan } from '../factory/index.ts'
import type { State } from '../state.ts'
import { planOf } from '../steps/stored-plans.ts'
import { tablesOf, typesIn } from '../tables.ts'

/** One kind of tile of the common supply: HC-1.26. */
export interface PartsEntry {
  readonly tile: CommonTile
  readonly left: number
  /** What the plan takes. */
  readonly need: number
  /** Rivals who may still take tiles of this kind before the seat's plan commits: HC-5.66. */
  readonly rivals: readonly Seat[]
  /** The tiles that earlier plans of others take, as far as the plans are public (HC-5.69). */
  readonly reserved: number
  /** Whether the plan gets its tiles: for certain, only if rivals leave enough, or not at all. */
  readonly outlook: 'safe' | 'atRisk' | 'short'
  /** The rule by which the plan would be refused or reopened. */
  readonly rule: 'HC-5.10' | 'HC-5.70' | null
}

/** The common supply and the rivals who may take from it first, by kind, only the kinds that this game has. */
export function partsLedger(view: State, seat: Seat, plan?: Plan): PartsEntry[] {
  const needs = commonTilesOf(plan?.pieces ?? [])
  const ahead = rivalsAhead(view, seat)
  const open = ahead.map((rival) => ({ rival, plan: openPlanOf(view, rival) }))
  return commonTiles
    .filter((tile) => inGame(view, tile))
    .map((tile) => {
      const left = view.supply[tile]
      const need = needs[tile] ?? 0
      const reserved = open.reduce((sum, { plan: shown }) => sum + (commonTilesOf(shown?.pieces ?? [])[tile] ?? 0), 0)
      const rivals = left > 0 ? ahead.filter((rival) => canTake(view, rival, tile)) : []
      const outlook = need > left ? 'short' : need === 0 || rivals.length === 0 ? 'safe' : 'atRisk'
      const rule = outlook === 'short' ? 'HC-5.10' : outlook === 'atRisk' ? 'HC-5.70' : null
      return { tile, left, need, rivals, reserved, outlook, rule }
    })
}

/** HC-5.66 The earlier seats in order that have not committed; all other seats while the order is not set. */
function rivalsAhead(view: State, seat: Seat): Seat[] {
  const { stage, order } = view
  if (stage.name !== 'factory') return seatsOf(view.players.length).filter((rival) => rival !== seat)
  if (planOf(stage, seat).state === 'committed') return []
  return order.slice(0, order.indexOf(seat)).filter((rival) => planOf(stage, rival).state !== 'committed')
}

function openPlanOf({ stage }: State, seat: Seat): Plan | null {
  const stored = stage.name === 'factory' ? planOf(stage, seat) : null
  return stored?.state === 'submitted' && !isSecret(stored.plan) ? stored.plan : null
}

/** HC-12.5 */
function inGame({ options }: State, tile: CommonTile): boolean {
  return (tile !== 'sports' && tile !== 'truck') || typesIn(options).includes(tile)
}

function canTake(view: State, rival: Seat, tile: CommonTile): boolean {
  // Before phase 3 neither markers nor slots are settled.
  return view.stage.name !== 'factory' || !isStation(tile) || hasSocketFor(view, rival, tile)
}

/** HC-5.44 A new station comes with an indicator, so a socket of it must be accessible. */
function hasSocketFor(view: State, seat: Seat, type: StationType): boolean {
  const access = accessOf(view, seat)
  const { sockets } = tablesOf(view).components.technologyStations.rows[type]
  return dimensions.some((dimension) => sockets[dimension]?.some((square) => square <= access[dimension]))
}

function isStation(tile: CommonTile): tile is StationType {
  return stationTypes.some((type) => type === tile)
}
