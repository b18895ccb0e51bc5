import type { RefereedTitle } from '@carriage/kernel/referee'
import { inAnyOrder } from '@carriage/kraftwagen-family/referee'
import { eventsOneByOne, isShown, knownContent, otherTables } from '@carriage/kraftwagen-family/testing/refereed'
import {
  actions,
  bonuses,
  engineerMarkers,
  engineers,
  partKinds,
  preferences,
  readComponents,
  standard,
  startItems,
} from '../components/index.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { type Options, optionChoices, standardOptions } from '../options.ts'
import { bookSections, type RefereedPosition, refereeKraftwagen } from '../referee/index.ts'
import type { State } from '../state.ts'
import { title } from '../title.ts'

/** Kraftwagen beside its referee: `pnpm referee kraftwagen`. */
export const refereed: RefereedTitle<State, Move, Options, Event, RefereedPosition> = {
  title,
  sections: bookSections,
  begin(first, { seats, options }, events) {
    const next = eventsOneByOne(events)
    return refereeKraftwagen(seats, options.components ?? standard, options, first, {
      newCards: () => next('displayRefilled')?.cards,
      nextSpecialtyTile: () => next('specialtyTileTurnedUp')?.tile,
    })
  },
  positionOf,
  attempts,
  overseen({ players, options }, viewer) {
    const hidden = options.scoreVisibility === 'hidden'
    for (const [seat, { money, awards }] of players.entries())
      for (const each of [money, awards])
        if (hidden ? isShown(each) !== (seat === viewer) : !isShown(each)) return `money or awards of seat ${seat}`
    return undefined
  },
  otherTable: otherTables({
    options: standardOptions,
    choices: optionChoices,
    box: standard,
    actions,
    readComponents,
  }),
}

function positionOf(state: State): RefereedPosition {
  const { specialty } = state
  return {
    round: state.round,
    actor: state.actor,
    chain: [...state.chain],
    startTiles: inAnyOrder(state.startTiles),
    deck: inAnyOrder(state.deck),
    display: inAnyOrder(state.display),
    discard: [...state.discard],
    stacks: { ...state.stacks },
    stackMoney: { ...state.stackMoney },
    buyers: state.activeBuyers.map(({ preference, daimler }) => ({ preference, daimler })),
    marker: state.marker,
    prices: [...state.availablePrices].sort((a, b) => a - b),
    market: inAnyOrder(state.market),
    dummies: [...state.dummies],
    awards: inAnyOrder(state.awards),
    players: state.players.map((player) => ({
      supply: player.supply,
      canteen: player.canteen,
      workshops: inAnyOrder(player.workshops.flatMap((part) => part ?? [])),
      raceEngine: player.gpEngine,
      developments: inAnyOrder(player.developments),
      inactive: inAnyOrder(player.inactive),
      engineers: inAnyOrder(player.engineers),
      markers: inAnyOrder(player.engineerMarkers),
      space: player.raceCar.space,
      laps: player.raceCar.laps,
      money: knownContent(player.money),
      awards: inAnyOrder(knownContent(player.awards)),
      carsPlaced: player.carsPlaced,
    })),
    specialty: specialty && {
      stacks: inSets(specialty.stacks),
      used: inSets(specialty.used),
      box: inAnyOrder(specialty.box),
    },
  }
}

function inSets(piles: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(piles).map(([set, pile]) => [set, inAnyOrder(pile)]))
}

/** Candidate moves of every kind, legal and illegal. */
function attempts({ market, options, players }: State): object[] {
  const { actionTiles, specialtyTiles, startTiles, developments, instants } = options.components ?? standard
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number)
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  const cards = [...ids(developments.rows), ...engineers, ...Object.keys(instants.rows)]
  const parts = partKinds.flatMap((part) => upTo(8).map((value) => ({ part, value })))
  const each = <T>(list: readonly T[], move: (item: T) => object | object[]) => list.flatMap(move)
  return [
    ...each(['skip', 'drive', 'endTurn', 'declineBenz'], (kind) => ({ kind })),
    ...each([...ids(actionTiles.rows), ...ids(specialtyTiles.rows)], (tile) => ({ kind: 'takeTile', tile })),
    ...each(ids(startTiles.rows), (tile) => ({ kind: 'chooseStartTile', tile })),
    ...each(startItems, (item) => ({ kind: 'chooseItem', item })),
    ...each([...actions, ...bonuses], (action) => ({ kind: 'chooseAction', action })),
    ...each(cards, (card) => [
      { kind: 'takeCard', card },
      { kind: 'chooseInactive', card },
    ]),
    ...each(['workshop', 'gpCar'], (where) => ({ kind: 'placeEngine', where })),
    ...each(parts, (part) => [
      { kind: 'returnPart', ...part },
      { kind: 'sellPart', ...part },
    ]),
    ...each(preferences, (preference) => [
      { kind: 'chooseBuyer', preference },
      { kind: 'useBenz', preference },
    ]),
    ...each([null, ...engineerMarkers], (marker) => ({ kind: 'markCar', marker })),
    ...each(engineerMarkers, (marker) => each(upTo(5), (buyer) => ({ kind: 'useDaimler', marker, buyer }))),
    ...each(market, ({ price: car }) =>
      ['body', 'engine', 'workers', 'price'].flatMap((change) =>
        upTo(15).map((to) => ({ kind: 'useDiesel', car, change, to })),
      ),
    ),
    ...each(upTo(7), (body) => upTo(7).map((engine) => ({ kind: 'placeCar', body, engine }))),
    ...each(upTo(14), (workers) => ({ kind: 'crewCar', workers })),
    ...each(upTo(16), (price) => [
      { kind: 'priceCar', price },
      { kind: 'withdrawCar', car: price },
    ]),
    { kind: 'takeTile', tile: `${players.length}` },
  ]
}
