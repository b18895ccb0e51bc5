import { setTimeout } from 'node:timers/promises'
import { awaitedSeats, fastChance, readRecord, type Seat, verify } from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyMove } from '../play/bots/any-move.ts'
import { changedComponents } from '../testing/changed-box.ts'
import { type Guest, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.close())

const game = library.latest('kraftwagen')!
const chance = fastChance(22)

function at(id: string) {
  return { params: { path: { id } } }
}

/** A table with the changed box, two people and a bot. */
async function begun(ann: Guest, bob: Guest): Promise<string> {
  const { data, error } = await ann.api.POST('/api/tables', {
    body: {
      game: 'kraftwagen',
      seats: 3,
      options: { components: changedComponents },
      pace: { kind: 'none' },
      visibility: 'open',
      bots: ['apprentice'],
      ready: true,
    },
  })
  if (!data) throw new Error(JSON.stringify(error))
  const seated = await bob.api.POST('/api/tables/:id/seat', { ...at(data.id), body: { ready: true } })
  expect(seated.data?.state).toBe('playing')
  return data.id
}

/** People decide at random whenever it is their turn, until the game is over. */
async function playOut(id: string, people: readonly Guest[]): Promise<number> {
  let decided = 0
  for (;;) {
    const { data } = await people[0]!.api.GET('/api/matches/:id/view', at(id))
    const turn = game.turn(data!.standing.view)
    if (turn.over) return decided
    const seat = awaitedSeats(turn).find((each) => each < people.length)
    if (seat === undefined) await botsAfter(id, data!.standing.n)
    else if (await decide(id, people[seat]!, seat)) decided++
  }
}

async function decide(id: string, { api }: Guest, seat: Seat): Promise<boolean> {
  const { n, view } = (await api.GET('/api/matches/:id/view', at(id))).data!.standing
  if (!awaitedSeats(game.turn(view)).includes(seat)) return false
  const move = { ...anyMove(game, view, seat, chance) }
  const body = { type: 'move', id: `move-${n}-of-${seat}`, basis: n, move } as const
  return (await api.POST('/api/matches/:id/commands', { ...at(id), body })).data !== undefined
}

/** Waits until a bot has decided. No clock runs in this server, so a lost request is repeated here. */
async function botsAfter(id: string, n: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { data } = await server.client().GET('/api/tables/:id', at(id))
    if (data!.n !== n) return
    if (tries % 40 === 0) server.bus.publish('bots.wake', id)
    await setTimeout(50)
  }
}

test('two people and a bot finish a game with a custom box, and the record proves it', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')]
  const id = await begun(ann, bob)
  const decided = await playOut(id, [ann, bob])

  const { data: over } = await server.client().GET('/api/tables/:id', at(id))
  expect(over).toMatchObject({
    state: 'over',
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }],
    differs: { options: {}, box: { title: 'Our box' } },
  })
  expect(over?.differs.box?.tables.toSorted()).toEqual(['actionTiles', 'circuit', 'developments', 'rounds'])

  const text = await (await fetch(`${server.url}/api/matches/${id}/record`)).text()
  const record = readRecord(text)
  expect(record.options).toEqual({ ...record.options, components: changedComponents })
  const { match } = verify(record, library)
  expect(match.header.seats).toBe(3)
  expect(record.result).toEqual(over?.result)
  expect(decided).toBeGreaterThan(20)
  expect(over!.n).toBeGreaterThan(decided)

  // The record is bound to this box: with one space more it is refused.
  const forged = text.replace('"lapSpaces":12', '"lapSpaces":13')
  expect(forged).not.toBe(text)
  expect(() => verify(readRecord(forged), library)).toThrow()
}, 120_000)
