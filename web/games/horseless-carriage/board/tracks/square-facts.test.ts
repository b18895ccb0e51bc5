import { accessOf, dimensions, tablesOf } from '@carriage/horseless-carriage'
import { patentMatrix } from '@carriage/horseless-carriage/forecast'
import { type Seat, seatsOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { momentOf } from '../../gallery/played.ts'
import { isFirstSocket, openingSlots, squareFacts } from './square-facts.ts'

const { state } = momentOf({ seats: 4, seed: 7, when: ({ stage, year }) => stage.name === 'research' && year === 3 })

test('every square of every track names a station of the box with a socket of that track', () => {
  const { rows } = tablesOf(state).components.technologyStations
  for (const track of dimensions) {
    for (let square = 1; square <= 6; square++) {
      const facts = squareFacts(state, track, square)
      if (!facts) throw new Error(`${track} ${square} is empty.`)
      expect(rows[facts.station].sockets[track]).toContain(square)
      expect(facts).toMatchObject({ step: rows[facts.station].step, left: state.supply[facts.station] })
    }
    expect(squareFacts(state, track, 0)).toBeUndefined()
    expect(squareFacts(state, track, 7)).toBeUndefined()
  }
})

test('the first socket of a station is distinguished from a further one', () => {
  const nothing = { speed: 0, range: 0, design: 0, reliability: 0, safety: 0 }
  expect(isFirstSocket(state, 'speed', 1, nothing)).toBe(true)
  expect(isFirstSocket(state, 'range', 1, { ...nothing, speed: 1 })).toBe(false)
  expect(isFirstSocket(state, 'range', 5, { ...nothing, range: 4 })).toBe(false)
})

test('the slots that open a square grow with its markers, and my own markers open it in all slots', () => {
  for (const seat of seatsOf(4) as Seat[]) {
    for (const track of dimensions) {
      for (let square = 1; square <= 6; square++) {
        const slots = openingSlots(state, seat, track, square)
        const others = state.markers[track].filter((at, owner) => owner !== seat && at >= square).length
        const own = (state.markers[track][seat] ?? 0) >= square
        expect(slots).toEqual([1, 2, 3, 4].slice(0, own ? 4 : others))
      }
    }
    expect(patentMatrix(state, seat)[state.order.indexOf(seat)]).toEqual(accessOf(state, seat))
  }
})
