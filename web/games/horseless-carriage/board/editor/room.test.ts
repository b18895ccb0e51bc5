import { freshFactory, type State } from '@carriage/horseless-carriage'
import { department, mainline, station, table } from '@carriage/horseless-carriage/testing'
import { seatsOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { momentOf } from '../../gallery/played.ts'
import { take } from './hand.ts'
import { lay } from './lay.ts'
import { type Place, placesOf } from './places.ts'
import { type Room, roomsIn, scarceSquares, squeezedBy } from './room.ts'
import { emptyPlan } from './sheet.ts'
import { shelfOf } from './shelf.ts'
import { siteOf } from './site.ts'

const late: State = momentOf({ seats: 3, seed: 1, when: isLateFactory }).state
/** The engine has three sockets to fill and two free squares beside it; bots may leave no square as scarce as these. */
const crowded = table()
  .factory('red', {
    ...freshFactory(),
    pieces: [
      department('research', 0, 8),
      mainline('car', 9, 4, 1),
      station('engine', 8, 8),
      department('planning', 6, 9),
    ],
  })
  .building()
  .state()
const sites = [...seatsOf(3).map((seat) => siteOf(late, seat)), siteOf(crowded, 0)]
const planning = take({ kind: 'department', type: 'planning' })

test('HC-5.45 covering the last square beside a station causes a warning, other squares do not', () => {
  const seen = { covered: 0, harmless: 0 }
  for (const site of sites) {
    for (const place of placesOf(site, emptyPlan, planning.piece)) {
      const warned = squeezedBy(site, emptyPlan, lay(emptyPlan, place.lies)).map(keyOf)
      for (const room of roomsIn(site, emptyPlan)) {
        const left = room.squares.filter((square) => !isUnder(place, square)).length
        const covered = left < room.squares.length && left < room.needs
        expect(warned.includes(keyOf(room))).toBe(covered)
        seen[covered ? 'covered' : 'harmless']++
      }
    }
  }
  expect(seen.covered).toBeGreaterThan(0)
  expect(seen.harmless).toBeGreaterThan(0)
})

test('HC-5.45 a station that is reported as having no square left has no place for its indicators', () => {
  let shut = 0
  for (const site of sites) {
    for (const place of placesOf(site, emptyPlan, planning.piece)) {
      const after = lay(emptyPlan, place.lies)
      for (const room of squeezedBy(site, emptyPlan, after).filter(({ squares }) => squares.length === 0)) {
        shut++
        const lost = shelfOf(site, after).indicators.flatMap(({ piece }) => placesOf(site, after, piece))
        expect(lost.filter((each) => pointsInto(room, each))).toEqual([])
      }
    }
  }
  expect(shut).toBeGreaterThan(0)
})

test('HC-5.45 scarce squares are exactly those that cause a warning when covered', () => {
  let covering = 0
  for (const site of sites) {
    // Bots seldom leave such a square: a department beside a station takes one, and the remaining ones become scarce.
    const beside = roomsIn(site, emptyPlan).flatMap(({ squares }) => squares)
    const first = placesOf(site, emptyPlan, planning.piece).filter((place) =>
      beside.some((square) => isUnder(place, square)),
    )
    for (const plan of [emptyPlan, ...first.slice(0, 8).map(({ lies }) => lay(emptyPlan, lies))]) {
      const scarce = scarceSquares(site, plan)
      for (const place of placesOf(site, plan, planning.piece)) {
        // A place that covers two squares of a station with one to spare also causes a warning.
        if (!scarce.some((square) => isUnder(place, square))) continue
        covering++
        expect(squeezedBy(site, plan, lay(plan, place.lies)).length).toBeGreaterThan(0)
      }
    }
  }
  expect(covering).toBeGreaterThan(0)
})

test('HC-5.44 an indicator of the station itself takes a square and fills a socket, which is no loss', () => {
  for (const site of sites) {
    const places = shelfOf(site, emptyPlan).indicators.flatMap(({ piece }) => placesOf(site, emptyPlan, piece))
    for (const place of places) {
      const target = roomsIn(site, emptyPlan).find((room) => pointsInto(room, place))
      const warned = squeezedBy(site, emptyPlan, lay(emptyPlan, place.lies)).map(keyOf)
      expect(target && warned.includes(keyOf(target))).toBe(false)
    }
  }
})

test('HC-5.54 floor that is placed this year counts as room for later', () => {
  const gained = sites.flatMap((site) => {
    const rooms = roomsIn(site, emptyPlan)
    return placesOf(site, emptyPlan, 'expansion').map(({ lies }) =>
      roomsIn(site, lay(emptyPlan, lies)).map(
        ({ squares }, index) => squares.length - (rooms[index]?.squares.length ?? 0),
      ),
    )
  })
  expect(gained.flat().every((squares) => squares >= 0)).toBe(true)
  expect(gained.flat().some((squares) => squares > 0)).toBe(true)
})

function keyOf({ x, y }: Room): string {
  return `${x},${y}`
}

function isUnder(place: Place, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= place.x && x < place.x + place.w && y >= place.y && y < place.y + place.h
}

function pointsInto(room: Room, { lies }: Place): boolean {
  if (!('points' in lies)) return false
  const x = lies.x + (lies.points === 'E' ? 1 : lies.points === 'W' ? -1 : 0)
  const y = lies.y + (lies.points === 'S' ? 1 : lies.points === 'N' ? -1 : 0)
  return x >= room.x && x < room.x + room.w && y >= room.y && y < room.y + room.h
}

function isLateFactory({ year, stage }: State): boolean {
  return year === 6 && stage.name === 'factory'
}
