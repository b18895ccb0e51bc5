import {
  type AccessLevels,
  accessOf,
  type Factory,
  type Options,
  playerOf,
  type State,
  type Supply,
} from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'

/** What a draft is checked against: my current factory, the supply, and how far I may build. */
export interface EditorSite {
  readonly factory: Factory
  readonly supply: Supply
  readonly access: AccessLevels
  readonly options: Options
}

export function siteOf(view: State, seat: Seat): EditorSite {
  const { supply, options } = view
  const known = sites.get(view)?.get(seat)
  if (known) return known
  const site = { factory: steady(playerOf(view, seat).factory), supply, access: accessOf(view, seat), options }
  sites.set(view, new Map(sites.get(view)).set(seat, site))
  return site
}

/** Views are immutable, so their sites are shared. */
const sites = new WeakMap<State, ReadonlyMap<Seat, EditorSite>>()

const frozen = new WeakMap<Factory, Factory>()

/** A factory from the server is not frozen; a frozen one is surveyed only once. */
function steady(factory: Factory): Factory {
  if (Object.isFrozen(factory)) return factory
  let same = frozen.get(factory)
  if (!same) {
    same = Object.freeze({
      floor: Object.freeze(factory.floor.slice()) as Factory['floor'], // read only from here on
      pieces: Object.freeze(factory.pieces.slice()) as Factory['pieces'],
    })
    frozen.set(factory, same)
  }
  return same
}
