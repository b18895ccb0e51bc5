import { arrange, type Effects, type Seat, type SetupParameters, seatsOf, secret } from '@carriage/kernel'
import { type Colour, colours, dimensions } from './components/index.ts'
import type { Event } from './events.ts'
import { freshFactory } from './factory/index.ts'
import { freeze } from './freeze.ts'
import { chosenIndustrialists } from './industrialists.ts'
import { emptyMarket } from './market/niches.ts'
import type { Options } from './options.ts'
import type { Player, State } from './state.ts'
import { deckOf, neutralDeckOf, playerNumberOf, startSupply, tablesOf } from './tables.ts'

/** The table when the starting departments are placed: HC-2.20. */
export function layOut({ seats, options }: SetupParameters<Options>, fx: Effects<Event>): State {
  const { components } = tablesOf({ options })
  const [bottom, left, ...offBoard] = arrange(dimensions, fx) // HC-2.2, HC-2.3
  if (bottom === undefined || left === undefined) throw new RangeError('There are five research tracks.')
  const order = arrange(seatsOf(seats), fx) // HC-2.7
  const number = playerNumberOf(seats)
  const { gantt } = components.players.rows[number]
  const start = (track: string) => seatsOf(seats).map(() => (track === bottom || track === left ? 1 : 0)) // HC-2.4
  const state: State = {
    options,
    year: 1,
    stage: { name: 'setUp' },
    order,
    players: seated(options, seats).map(({ seat, colour }) =>
      seatPlayer(seat, colour, gantt[order.indexOf(seat)] ?? 0, options),
    ),
    bottom,
    left,
    offBoard,
    obsolescence: 'bottom', // HC-2.6
    minimums: { speed: 0, range: 0, design: 0, reliability: 0, safety: 0 }, // HC-2.5
    markers: {
      speed: start('speed'),
      range: start('range'),
      design: start('design'),
      reliability: start('reliability'),
      safety: start('safety'),
    },
    supply: startSupply(options, seats), // HC-2.18
    buyers: emptyMarket(),
    sparks: emptyMarket(), // HC-2.19
    prices: [null, null, null, null],
    timecard: { value: components.punchClock.start[number], flipped: false }, // HC-2.14
    neutralDeck: neutralDeckOf(options),
  }
  fx.emit({ kind: 'tracksDrawn', bottom, left, offBoard: offBoard.slice() })
  fx.emit({ kind: 'orderDrawn', order: order.slice(), gantt: gantt.slice() })
  return state
}

function seatPlayer(seat: Seat, colour: Colour, gantt: number, options: Options): Player {
  return {
    colour,
    wealth: 0, // HC-2.19
    gantt, // HC-2.8
    capacity: tablesOf({ options }).components.assemblyTrack.capacities[0] ?? 1, // HC-2.13
    factory: freeze(freshFactory()), // HC-2.11
    hand: secret(
      deckOf(options, colour).map(({ id }) => id),
      [seat],
    ), // HC-2.1
    revealed: [],
  }
}

/** HC-2.1 A colour of its own for each seat: the one agreed on, else the first that nobody chose. */
function seated(options: Options, seats: number): { readonly seat: Seat; readonly colour: Colour }[] {
  const agreed = (options.colours ?? chosenIndustrialists(options)).slice(0, seats)
  const left = colours.filter((colour) => !agreed.includes(colour))
  return seatsOf(seats).map((seat) => {
    const colour = agreed[seat] ?? left.shift()
    if (colour === undefined) throw new RangeError(`There is no colour for seat ${seat}.`)
    return { seat, colour }
  })
}
