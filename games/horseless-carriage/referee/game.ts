import { ImpossibleLuck, placesBy, type RefereedGame } from '@carriage/kernel/referee'
import type { FirstLuck, LaterLuck, RefereedBox, RefereedOptions } from './box.ts'
import { placeDepartments, planFactories, publish } from './factory.ts'
import { bringNeutralBuyers, nicheAt, setPrices } from './market.ts'
import { dimensionNames, given, quadrantNames } from './pieces.ts'
import { sellAll } from './sales.ts'
import { ask, type Part, type RefereedPosition, RefereedTable } from './table.ts'

const lastYear = 7

/** Horseless Carriage, from its book: years of eight phases. */
export function* refereeHorselessCarriage(
  seats: number,
  box: RefereedBox,
  options: RefereedOptions,
  first: FirstLuck,
  luck: LaterLuck,
): RefereedGame<RefereedPosition> {
  const table = new RefereedTable(seats, box, options, first, luck)
  table.apply('setUp')
  lookAtLuck(seats, box, options, first)
  yield* placeDepartments(table)
  bringNeutralBuyers(table, { I: table.numbers.neutralAtSetUp })
  setPrices(table)
  for (;;) {
    yield* performResearch(table)
    yield* setFocus(table)
    yield* planFactories(table)
    yield* sellAll(table, publish(table))
    // Phase 6: with the timecard turned over, or in the last year, the game ends.
    table.apply('end')
    if (table.timecard.flipped || table.year === lastYear) break
    changeExpectations(table)
    yield* playCards(table)
    bringBuyers(table)
    bringNeutralBuyers(table, table.numbers.neutralEachYear)
    setPrices(table)
    table.year += 1
  }
  // Victory: the most wealth; of equals the one later in the engineering order.
  const points = table.players.map(({ wealth }) => wealth)
  const compare = (a: number, b: number) =>
    (points[b] ?? 0) - (points[a] ?? 0) || table.order.indexOf(b) - table.order.indexOf(a)
  yield { over: true, points, places: placesBy(seats, compare), sections: table.applied() }
}

/** Setup: every player has a colour of its own, the agreed one if there is any; every track lies somewhere, and order is one. */
function lookAtLuck(seats: number, { playerDecks }: RefereedBox, options: RefereedOptions, first: FirstLuck): void {
  const { bottom, left, offBoard, order, colours } = first
  const { firstIndustrialist, secondIndustrialist, thirdIndustrialist, fourthIndustrialist, fifthIndustrialist } =
    options
  const agreed = options.colours ?? [
    firstIndustrialist,
    secondIndustrialist,
    thirdIndustrialist,
    fourthIndustrialist,
    fifthIndustrialist,
  ]
  for (const [seat, colour] of colours.entries()) {
    const wanted = agreed[seat] ?? 'anyLeft'
    if (!(colour in playerDecks.rows) || (wanted !== 'anyLeft' && wanted !== colour))
      throw new ImpossibleLuck(`seat ${seat} plays ${colour}, not ${wanted}`)
  }
  if (colours.length !== seats || new Set(colours).size !== seats) throw new ImpossibleLuck(`colours ${colours.join()}`)
  if ([bottom, left, ...offBoard].sort().join() !== [...dimensionNames].sort().join())
    throw new ImpossibleLuck(`tracks ${bottom}, ${left}, ${offBoard.join()}`)
  if ([...order].sort((a, b) => a - b).join() !== colours.map((_, seat) => seat).join())
    throw new ImpossibleLuck(`order ${order.join()}`)
}

/** Phase 1: one move for each Research department, no marker twice. */
function* performResearch(table: RefereedTable): Part {
  const { researchTracks, assemblyTrack } = table.box
  const waiting = [...table.order]
  for (const seat of table.order) {
    const player = table.player(seat)
    const moved: { track: string; owner: number }[] = []
    const has = (track: string, owner: number) => moved.some((each) => each.track === track && each.owner === owner)
    let left = player.factory.pieces.filter(({ type }) => type === 'research').length
    for (; left > 0; left--) {
      table.apply('research')
      const moves = [
        ...dimensionNames.flatMap((track) =>
          table.markers[track].flatMap((square, owner) =>
            square < (researchTracks.rows[track]?.squares.length ?? 0) && !has(track, owner)
              ? [{ kind: 'research' as const, track, owner }]
              : [],
          ),
        ),
        ...(player.capacity < (assemblyTrack.capacities.at(-1) ?? 0) && !has('capacity', seat)
          ? [{ kind: 'raiseCapacity' as const }]
          : []),
      ]
      if (moves.length === 0) break
      const stage = { name: 'research', waiting: [...waiting], left, moved: sortedMarkers(moved) }
      const move = yield* ask(table, seat, moves, stage)
      if (move.kind === 'raiseCapacity') {
        const { capacities } = assemblyTrack
        player.capacity = given(capacities[capacities.indexOf(player.capacity) + 1], 'a capacity')
        moved.push({ track: 'capacity', owner: seat })
        if (player.capacity === assemblyTrack.clockAt) table.punchClock()
      } else {
        const square = (table.markers[move.track][move.owner] ?? 0) + 1
        table.markers[move.track][move.owner] = square
        moved.push({ track: move.track, owner: move.owner })
        if (researchTracks.clockSquares.includes(square)) table.punchClock()
      }
    }
    waiting.shift()
  }
}

export function sortedMarkers<Marker extends { readonly track: string; readonly owner: number }>(
  moved: readonly Marker[],
): Marker[] {
  return [...moved].sort((a, b) => `${a.track}${a.owner}`.localeCompare(`${b.track}${b.owner}`))
}

/** Phase 2: from the most Gantt charts down, each takes a slot for all its charts, or passes. */
export function* setFocus(table: RefereedTable): Part {
  const gantt = (seat: number) => table.player(seat).gantt
  const waiting = [...table.order].sort(
    (a, b) => gantt(b) - gantt(a) || table.order.indexOf(a) - table.order.indexOf(b),
  )
  const slots: (number | null)[] = table.players.map(() => null)
  while (waiting.length > 0) {
    table.apply('focus')
    const seat = given(waiting[0], 'a seat')
    const free = slots.flatMap((taker, at) => (taker === null ? [{ kind: 'takeSlot' as const, slot: at + 1 }] : []))
    const stage = { name: 'focus', waiting: [...waiting], slots: [...slots] }
    const move = yield* ask(table, seat, [{ kind: 'pass' as const }, ...free], stage)
    if (move.kind === 'takeSlot') {
      slots[move.slot - 1] = seat
      table.player(seat).gantt = 0
    }
    waiting.shift()
  }
  // Those who passed stay in their order, in the slots that are left.
  const passed = table.order.filter((seat) => !slots.includes(seat))
  table.order = slots.map((taker) => taker ?? given(passed.shift(), 'a seat'))
}

/** Phase 7: the old dimension leaves with a higher minimum; the one with the most innovation comes. */
export function changeExpectations(table: RefereedTable): void {
  table.apply('expectations')
  const axis = table.obsolescence
  const old = table[axis]
  table.minimums[old] += 1
  const worth = table.offBoard.map((track) => {
    const minimum = table.minimums[track]
    const furthest = Math.max(...table.markers[track])
    return {
      track,
      innovation: table.markers[track].reduce((sum, square) => sum + Math.max(0, square - minimum), 0),
      furthest: table.options.innovationTie === 'distance' ? furthest - minimum : furthest,
    }
  })
  // Of equals the upper one comes: the sort keeps their order.
  const [best] = worth.sort((a, b) => b.innovation - a.innovation || b.furthest - a.furthest)
  const next = given(best, 'a dimension').track
  table.offBoard = [...table.offBoard.filter((track) => track !== next), old]
  table[axis] = next
  table.obsolescence = axis === 'bottom' ? 'left' : 'bottom'
}

/** Phase 8: each plays a card face down, of a year that its factory has grown to; then quadrant by quadrant. */
function* playCards(table: RefereedTable): Part {
  const waiting = [...table.order]
  const faceDown: { owner: number; quadrant: string; card: string }[] = []
  for (const seat of table.order) {
    table.apply('demand')
    const player = table.player(seat)
    const grown = player.factory.floor.length - 1
    const playable = table.deckOf(player.colour).filter(({ id, year }) => year <= grown && player.hand.includes(id))
    const moves = playable.flatMap(({ id }) =>
      quadrantNames.map((quadrant) => ({ kind: 'playCard', card: { $secret: [seat], value: id }, quadrant })),
    )
    const stage = { name: 'demand', waiting: [...waiting], faceDown: faceDown.map((each) => ({ ...each })) }
    const { card, quadrant } = yield* ask(table, seat, moves, stage)
    player.hand = player.hand.filter((each) => each !== card.value)
    faceDown.push({ owner: seat, quadrant, card: card.value })
    waiting.shift()
  }
  for (const quadrant of quadrantNames)
    for (const each of faceDown.filter((down) => down.quadrant === quadrant))
      revealCard(table, each.owner, each.card, quadrant)
}

export function revealCard(table: RefereedTable, owner: number, id: string, quadrant: string): void {
  const player = table.player(owner)
  const card = given(
    table.deckOf(player.colour).find((each) => each.id === id),
    id,
  )
  const origin = given(table.box.quadrants.rows[quadrant], quadrant)
  for (const type of table.types)
    for (const spark of card.sparks.filter((each) => each.type === type)) {
      const at = nicheAt(origin.x + spark.column, origin.y + spark.row)
      table.sparks[type][at] = (table.sparks[type][at] ?? 0) + 1
    }
  for (let clock = 0; clock < card.clocks; clock++) table.punchClock()
  player.revealed.push(id)
}

/** Sparks generate buyers: one each, up to two buyers for each spark. */
export function bringBuyers(table: RefereedTable): void {
  table.apply('sparks')
  for (const type of table.types)
    for (const [at, sparks] of table.sparks[type].entries()) {
      const buyers = table.buyers[type][at] ?? 0
      table.buyers[type][at] = buyers + Math.max(0, Math.min(sparks, 2 * sparks - buyers))
    }
}
