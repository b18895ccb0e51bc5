import { type Seat, seatsOf } from '@carriage/kernel'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** A table of people only, who play by HTTP where no page is looked at. */
export interface PeopleTable {
  readonly id: string
  /** The people at it, by seat. */
  readonly people: readonly APIRequestContext[]
}

export interface Seen<View> {
  readonly n: number
  readonly view: View
}

/** Creates a table without a clock for the people of these pages, in the order of their seats. */
export async function createTableForPeople(pages: readonly Page[], game: string): Promise<PeopleTable> {
  const people = pages.map((page) => page.context().request)
  for (const [index, person] of people.entries())
    await person.post('/api/guest', { data: { name: `Player ${index + 1}` } })
  const data = { game, seats: people.length, pace: { kind: 'none' }, visibility: 'open', ready: true }
  const { id } = await answerOf<{ id: string }>(people[0]?.post('/api/tables', { data }))
  for (const person of people.slice(1)) await person.post(`/api/tables/${id}/seat`, { data: { ready: true } })
  return { id, people }
}

/** The position as a seat sees it. */
export async function seenBy<View>({ id, people }: PeopleTable, seat: number): Promise<Seen<View>> {
  const { standing } = await answerOf<{ standing: Seen<View> }>(people[seat]?.get(`/api/matches/${id}/view`))
  return standing
}

export interface SavedPremoves {
  readonly premoves: readonly { readonly moves: readonly object[] }[]
  readonly stopped: object | null
}

export async function premovesAt({ id, people }: PeopleTable, seat: number): Promise<SavedPremoves> {
  return answerOf<SavedPremoves>(people[seat]?.get(`/api/matches/${id}/premoves`))
}

/** Which of its moves a seat makes; nothing if it waits. */
type Choose = (moves: readonly object[], seat: Seat) => object | undefined | Promise<object | undefined>

/** Everybody makes the first move that they can, or the one that is chosen, until this holds; those who have to wait do nothing. */
export async function playUntil<View>(
  table: PeopleTable,
  holds: (view: View) => boolean | Promise<boolean>,
  waits: readonly number[] = [],
  choose: Choose = ([first]) => first,
): Promise<void> {
  const { id, people } = table
  await expect(async () => {
    for (const seat of seatsOf(people.length)) {
      const person = people[seat]
      if (await holds((await seenBy<View>(table, 0)).view)) return
      if (!person || waits.includes(seat)) continue
      const { n, moves } = await answerOf<{ n: number; moves: object[] }>(person.get(`/api/matches/${id}/moves`))
      const move = moves.length > 0 ? await choose(moves, seat) : undefined
      if (move)
        await person.post(`/api/matches/${id}/commands`, {
          data: { type: 'move', id: `move-${n}-of-${seat}`, basis: n, move },
        })
    }
    expect(await holds((await seenBy<View>(table, 0)).view)).toBe(true)
  }).toPass({ timeout: 240_000, intervals: [0] })
}

async function answerOf<Answer>(asked: ReturnType<APIRequestContext['get']> | undefined): Promise<Answer> {
  return (await (await asked)?.json()) as Answer
}
