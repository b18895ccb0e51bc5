import { canonical, fastChance, type Invariant, isSecret, type Seat, seatsOf, silentEffects } from '@carriage/kernel'
import {
  contentOf,
  currentStep,
  forSeats,
  isPartValue,
  isSorted,
  type Kept,
  type PartKind,
  pitLane,
  preferences,
  type RaceCar,
  sameItems,
  sum,
} from '@carriage/motorworks'
import { rowIsFull } from './buyer.ts'
import { clone } from './clone.ts'
import { type EngineerMarker, specialtySets } from './components/index.ts'
import { levelOfSeat } from './developments.ts'
import { engine } from './engine.ts'
import type { Event } from './events.ts'
import { raceNow } from './race-scoring.ts'
import { endsActionPhase, marketIsFull } from './round.ts'
import { salesNow } from './sales.ts'
import type { State, TileId } from './state.ts'
import { boardFor, isEarlier, setOfRound, tablesOf, tileOf } from './tables.ts'

/** The markers of Horch and Maybach go on cars. */
const onCar = /^(horch|maybach)/

/** What holds in every position. Each is a question to a state: nothing if it holds, else what was found. */
export const invariants: readonly Invariant<State>[] = [
  {
    id: 'KW-INV-1',
    title: 'Each colour has all its workers',
    broken: (state) =>
      forSeats(state.players, (seat, player) => {
        const onCars = state.market.reduce((sum, car) => sum + (car.owner === seat ? car.workers : 0), 0)
        const all = player.supply + player.canteen + player.developments.length + onCars + 2
        const { perColour } = tablesOf(state).components.workers
        if (player.supply < 0 || player.canteen < 0) return `supply ${player.supply}, canteen ${player.canteen}`
        return all === perColour ? undefined : `${all} workers instead of ${perColour}`
      }),
  },
  {
    id: 'KW-INV-2',
    title: 'Every research card is somewhere, once',
    broken: (state) =>
      sameItems(tablesOf(state).deck, [
        ...state.deck,
        ...state.display,
        ...state.discard,
        ...state.players.flatMap(({ developments, inactive, engineers }) => [
          ...developments,
          ...inactive,
          ...engineers,
        ]),
        ...state.steps.flatMap((step) => (step.name === 'instant' ? [step.card] : [])),
      ]),
  },
  {
    id: 'KW-INV-3',
    title: 'The display holds two cards whenever somebody decides',
    broken: ({ display }) => (display.length === 2 ? undefined : `${display.length} cards`),
  },
  {
    id: 'KW-INV-4',
    title: 'Every action tile is in the chain or in hand, once',
    broken: (state) =>
      sameItems(
        tablesOf(state).components.actionTiles.rows.map(({ id }) => id),
        tilesInPlay(state).filter((tile) => tileOf(tablesOf(state), tile).set === null),
      ),
  },
  {
    id: 'KW-INV-5',
    title: 'Each worker is in the chain once',
    broken: ({ chain, players }) =>
      sameItems(
        seatsOf(players.length).map(String),
        chain.filter((element) => typeof element === 'number').map(String),
      ),
  },
  {
    id: 'KW-INV-6',
    title: 'Between turns the next actor is at the tail of a whole chain',
    broken: (state) => {
      if (currentStep(state).name !== 'takeTile') return undefined
      const length = state.players.length + 10 + (state.specialty ? 1 : 0)
      if (state.chain.length !== length) return `the chain has ${state.chain.length} elements instead of ${length}`
      return state.chain[0] === state.actor ? undefined : `${state.chain[0]} is at the tail, ${state.actor} acts`
    },
  },
  {
    id: 'KW-INV-7',
    title: 'One specialty tile is out, of the current set or an earlier one',
    broken: (state) => {
      const { specialty } = state
      const out = tilesInPlay(state).filter((tile) => tileOf(tablesOf(state), tile).set !== null)
      if (!specialty) return out.length === 0 ? undefined : `${out.join()} without the option`
      if (out.length !== 1) return `${out.length} in chain or hand`
      for (const set of specialtySets) {
        const later = set !== setOfRound(state.round) && !isEarlier(set, state.round)
        if (later && specialty.stacks[set].length !== 4) return `set ${set} has left its stack early`
      }
      const { A, B, C } = tablesOf(state).specialtyTiles
      const { stacks, used, box } = specialty
      const all = [stacks, used].flatMap((piles) => specialtySets.flatMap((set) => piles[set]))
      return sameItems([...A, ...B, ...C], [...all, ...box, ...out])
    },
  },
  {
    id: 'KW-INV-8',
    title: 'Every buyer is in his stack or active',
    broken: (state) => {
      const { rows } = tablesOf(state).components.buyers
      for (const preference of preferences) {
        const active = state.activeBuyers.filter((buyer) => buyer.preference === preference).length
        const all = state.stacks[preference] + active
        if (all !== rows[preference]) return `${all} ${preference} buyers`
      }
      return undefined
    },
  },
  {
    id: 'KW-INV-9',
    title: 'The row of active buyers is not too long',
    broken: (state) => {
      const { activeBuyerSpaces } = boardFor(tablesOf(state), state.players.length)
      const most = activeBuyerSpaces + (state.phase === 'scoring' ? 1 : 0)
      return state.activeBuyers.length <= most ? undefined : `${state.activeBuyers.length} active buyers`
    },
  },
  {
    id: 'KW-INV-10',
    title: 'The marker stays on its start space until the row is full',
    broken: (state) => {
      const { markerStart } = boardFor(tablesOf(state), state.players.length)
      if (state.phase !== 'action' || state.marker === markerStart || rowIsFull(state)) return undefined
      return `the marker is on ${state.marker} with ${state.activeBuyers.length} active buyers`
    },
  },
  {
    id: 'KW-INV-11',
    title: 'Every price marker of the round is available or on a car',
    broken: (state) => {
      if (state.phase !== 'action') return undefined
      const prices = [...state.availablePrices, ...state.market.map(({ price }) => price)]
      return sameItems(tablesOf(state).prices[state.round].map(String), prices.map(String))
    },
  },
  {
    id: 'KW-INV-12',
    title: 'The market is not too full, and no turn begins after the end of a phase',
    broken: (state) => {
      const { marketSpaces } = boardFor(tablesOf(state), state.players.length)
      if (state.market.length > marketSpaces) return `${state.market.length} cars`
      if (currentStep(state).name !== 'takeTile' || !endsActionPhase(state)) return undefined
      return `a turn began with ${marketIsFull(state) ? 'a full market' : 'the marker at its end'}`
    },
  },
  {
    id: 'KW-INV-13',
    title: 'Every car is complete',
    broken: ({ market, players }) => {
      for (const { body, engine, workers, owner, engineerMarker } of market) {
        if (!isPartValue(body) || !isPartValue(engine)) return `a car with body ${body} and engine ${engine}`
        if (workers < 1) return `a car with ${workers} workers`
        if (!players[owner]) return `a car of seat ${owner}`
        if (engineerMarker && !onCar.test(engineerMarker)) return `${engineerMarker} on a car`
      }
      return undefined
    },
  },
  {
    id: 'KW-INV-14',
    title: 'Three workshops hold a part each, or nothing',
    broken: (state) =>
      forSeats(state.players, (_, { workshops }) => {
        if (workshops.length !== tablesOf(state).components.mat.workshops) return `${workshops.length} workshops`
        return workshops.every((part) => part === null || isPartValue(part.value)) ? undefined : 'a part of no value'
      }),
  },
  {
    id: 'KW-INV-15',
    title: 'No development waits while a worker sits in the canteen',
    broken: (state) =>
      forSeats(state.players, (_, { canteen, inactive }) =>
        canteen === 0 || inactive.length === 0 ? undefined : `canteen ${canteen}, inactive ${inactive.join()}`,
      ),
  },
  {
    id: 'KW-INV-16',
    title: 'Levels are one more than the active points, and at most 7',
    broken: (state) =>
      forSeats(state.players, (seat, { developments }) => {
        const points = { body: 1, engine: 1 }
        for (const card of developments) {
          const row = tablesOf(state).components.developments.rows.find(({ id }) => id === card)
          points.body += row?.points.body ?? 0
          points.engine += row?.points.engine ?? 0
        }
        for (const kind of ['body', 'engine'] as const) {
          const level = levelOfSeat(state, seat, kind)
          if (level !== Math.min(7, points[kind])) return `${kind} level ${level}`
        }
        return undefined
      }),
  },
  {
    id: 'KW-INV-17',
    title: 'No two race cars share a circuit space',
    broken: (state) => {
      const spaces = state.players.map(({ raceCar }) => raceCar.space)
      const { dummies } = boardFor(tablesOf(state), state.players.length)
      if (state.dummies.join() !== dummies.join()) return `dummies on ${state.dummies.join()}`
      const taken = [...spaces.filter((space) => space !== pitLane), ...state.dummies]
      if (new Set(taken).size !== taken.length) return `cars on ${taken.join()}`
      return taken.every((space) => space >= 1 && space <= tablesOf(state).lapSpaces) ? undefined : taken.join()
    },
  },
  {
    id: 'KW-INV-18',
    title: 'A race car in the pit lane has no laps',
    broken: (state) =>
      forSeats(state.players, (_, { raceCar }) =>
        raceCar.space === pitLane && raceCar.laps !== 0 ? `${raceCar.laps} laps in the pit lane` : undefined,
      ),
  },
  {
    id: 'KW-INV-19',
    title: 'Every award is available or owned, once',
    broken: (state) => {
      const { rows } = tablesOf(state).components.awards
      const owned = state.players.flatMap(({ awards }) => contentOf(awards) ?? [])
      if (state.players.some(({ awards }) => contentOf(awards) === undefined)) return undefined
      return sameItems(Object.keys(rows), [...state.awards, ...owned])
    },
  },
  {
    id: 'KW-INV-20',
    title: 'Each engineer marker is in one place, and only if its engineer has an owner',
    broken: (state) => {
      const out = new Set<EngineerMarker>()
      for (const { marker, seat } of markersOut(state)) {
        if (out.has(marker)) return `${marker} is in two places`
        out.add(marker)
        const { engineer } = tablesOf(state).components.engineerMarkers.rows[marker]
        const owner = state.players.findIndex(({ engineers }) => engineers.includes(engineer))
        if (owner < 0) return `${marker} is out, but nobody owns ${engineer}`
        if (seat !== null && seat !== owner) return `seat ${seat} has ${marker}, seat ${owner} owns ${engineer}`
      }
      return undefined
    },
  },
  {
    id: 'KW-INV-21',
    title: 'Only Daimler markers lie on active buyers',
    broken: ({ activeBuyers }) =>
      activeBuyers.every(({ daimler }) => daimler === null || daimler.startsWith('daimler'))
        ? undefined
        : 'another marker',
  },
  {
    id: 'KW-INV-22',
    title: 'Nobody owes money',
    broken: (state) =>
      forSeats(state.players, (_, { money }) => {
        const held = contentOf(money) ?? 0
        return Number.isInteger(held) && held >= 0 ? undefined : `${held} money`
      }),
  },
  {
    id: 'KW-INV-23',
    title: 'Stack money grew by the same sum in each round since it was collected',
    broken: (state) => {
      const { rows } = tablesOf(state).components.stackMoney
      const prepared = state.phase === 'setup' ? 0 : state.round
      for (const preference of preferences) {
        const money = state.stackMoney[preference]
        const each = rows[preference]
        if (each === 0 ? money !== 0 : money % each !== 0 || money / each > prepared) return `${money} at ${preference}`
      }
      return undefined
    },
  },
  {
    id: 'KW-INV-24',
    title: 'The awards for workers and engineers are taken as soon as they are earned',
    broken: ({ awards, players }) => {
      if (awards.includes('workers') && players.some(({ supply }) => supply === 0)) return 'a supply is empty'
      if (awards.includes('engineers') && players.some(({ engineers }) => engineers.length >= 3))
        return 'three engineers'
      return undefined
    },
  },
  {
    id: 'KW-INV-25',
    title: 'The awards for laps are taken as soon as they are earned',
    broken: ({ awards, players }) => {
      const laps = Math.max(...players.map(({ raceCar }) => raceCar.laps))
      return (awards.includes('lap1') && laps >= 1) || (awards.includes('lap2') && laps >= 2)
        ? `${laps} laps`
        : undefined
    },
  },
  {
    id: 'KW-INV-26',
    title: 'The awards for parts are taken as soon as they are earned',
    broken: (state) => {
      const body = highest(state, 'body')
      const engine = highest(state, 'engine')
      if (state.awards.includes('body3') && body >= 3) return `body ${body}`
      if (state.awards.includes('body6') && body >= 6) return `body ${body}`
      if (state.awards.includes('engine4') && engine >= 4) return `engine ${engine}`
      if (state.awards.includes('engine7') && engine >= 7) return `engine ${engine}`
      return undefined
    },
  },
  {
    id: 'KW-INV-27',
    title: 'The awards for buyers and cars are taken as soon as they are earned',
    broken: ({ awards, activeBuyers, market, options, players }) => {
      const wanted = activeBuyers.map(({ preference }) => preference)
      if (awards.includes('buyer') && new Set(wanted).size !== wanted.length) return wanted.join()
      if (!awards.includes('market')) return undefined
      const owners = market.map(({ owner }) => owner)
      const cars =
        options.marketAward === 'sameRound'
          ? owners.length - new Set(owners).size
          : Math.max(...players.map(({ carsPlaced }) => carsPlaced)) - 1
      return cars >= 1 ? 'somebody has placed a second car' : undefined
    },
  },
  {
    id: 'KW-INV-28',
    title: 'Engineer markers keep their limit in a turn',
    broken: ({ options, turn }) =>
      options.engineerMarkerLimit === 'perTurn' && turn.markerUsed && turn.carMarkerUsed
        ? 'two in one turn'
        : undefined,
  },
  {
    id: 'KW-INV-29',
    title: 'Every Grand Prix car has an engine of value 1 to 7',
    broken: (state) =>
      forSeats(state.players, (_, { gpEngine }) => (isPartValue(gpEngine) ? undefined : `engine ${gpEngine}`)),
  },
  {
    id: 'KW-INV-30',
    title: 'The race pays its places once, and all of them if enough cars are on the circuit',
    broken: (state) => {
      if (!isBetweenActions(state)) return undefined
      const { rows } = tablesOf(state).components.raceMoney
      const drivers = state.players.map(({ raceCar }) => raceCar).filter(({ space }) => space !== pitLane)
      const cars = [...drivers, ...state.dummies.map((space) => ({ space, laps: 0 }))]
      // Counted by who is ahead, not by the ranking that the scoring itself uses.
      const due = drivers.map((car) => rows[cars.filter((other) => isAhead(other, car)).length] ?? 0)
      const paid = raceNow(state).filter(({ money }) => money > 0)
      const all = sum(rows)
      if (sum(due) > all) return `${sum(due)} would be due`
      if (drivers.length >= rows.length && state.dummies.length === 0 && sum(due) !== all) return `only ${sum(due)} due`
      return sameItems(
        due.filter((money) => money > 0).map(String),
        paid.map(({ money }) => String(money)),
      )
    },
  },
  {
    id: 'KW-INV-31',
    title: 'As many cars are sold as there are buyers and cars for them',
    broken: (state) => {
      if (!isBetweenActions(state)) return undefined
      const sold = salesNow(state)
        .filter(({ bought }) => bought !== null)
        .map(({ bought }) => bought?.car)
      const expected = Math.min(state.activeBuyers.length, state.market.length)
      return sold.length === expected && new Set(sold).size === expected ? undefined : `${sold.length} sales`
    },
  },
  {
    id: 'KW-INV-32',
    title: 'Exactly one seat has moves until the game is over',
    broken: (state) => {
      const able = seatsOf(state.players.length).filter((seat) => engine.moves(state, seat).length > 0)
      return able.length === (state.phase === 'over' ? 0 : 1) ? undefined : `seats ${able.join()} can move`
    },
  },
  {
    id: 'KW-INV-33',
    title: 'The same draws and moves lead to the same position',
    broken: (state) => {
      // A costly question, asked at the first turns of a round; the conformance suite asks it of every move.
      if (currentStep(state).name !== 'takeTile' || state.market.length > 0 || state.activeBuyers.length > 0)
        return undefined
      const once = afterNextMove(state)
      const twice = afterNextMove(state)
      return once === twice ? undefined : `${once} and ${twice}`
    },
  },
  {
    id: 'KW-INV-34',
    title: 'A view holds nothing that its viewer may not know',
    broken: (state) => {
      if (!isSorted(state.deck)) return 'the deck has an order'
      const { specialty } = state
      if (specialty && !specialtySets.every((set) => isSorted(specialty.stacks[set]))) return 'a stack has an order'
      if (state.options.scoreVisibility === 'open' || state.phase === 'over') return undefined
      // Views are made from the marks, so the marks are what has to be right.
      return forSeats(state.players, (seat, { money, awards }) =>
        isKeptBy(money, seat) && isKeptBy(awards, seat) ? undefined : 'others see money or awards',
      )
    },
  },
]

function isAhead(one: RaceCar, other: RaceCar): boolean {
  return one.laps > other.laps || (one.laps === other.laps && one.space > other.space)
}

function tilesInPlay({ chain, turn }: State): TileId[] {
  const tiles = chain.filter((element) => typeof element === 'string')
  if (turn.tile !== null) tiles.push(turn.tile)
  return tiles
}

/** Every engineer marker that is out, with the seat that holds it or has it on a car; on a buyer it is nobody's. */
function markersOut({ players, market, activeBuyers }: State): { marker: EngineerMarker; seat: number | null }[] {
  const out: { marker: EngineerMarker; seat: number | null }[] = []
  for (const [seat, player] of players.entries())
    for (const marker of player.engineerMarkers) out.push({ marker, seat })
  for (const { engineerMarker, owner } of market) if (engineerMarker) out.push({ marker: engineerMarker, seat: owner })
  for (const { daimler } of activeBuyers) if (daimler) out.push({ marker: daimler, seat: null })
  return out
}

function highest({ players, market }: State, kind: PartKind): number {
  let best = 0
  for (const { workshops } of players) {
    for (const part of workshops) if (part?.kind === kind && part.value > best) best = part.value
  }
  for (const car of market) if (car[kind] > best) best = car[kind]
  return best
}

function isKeptBy(kept: Kept<unknown>, seat: Seat): boolean {
  return isSecret(kept) && kept.$secret.length === 1 && kept.$secret[0] === seat
}

/** Where race and market can be asked how they stand: at the start of a turn and when its actions are done. */
function isBetweenActions(state: State): boolean {
  const { name } = currentStep(state)
  return name === 'takeTile' || name === 'car'
}

/** The position after the first legal move, drawn with always the same luck. */
function afterNextMove(state: State): string {
  const next = clone(state)
  const [move] = engine.moves(next, next.actor)
  if (move) {
    const fx = silentEffects<Event>(fastChance(1))
    engine.play(next, next.actor, move, fx)
  }
  return canonical(next)
}
