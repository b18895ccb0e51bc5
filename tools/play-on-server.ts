import { setTimeout } from 'node:timers/promises'
import type { Seat } from '@carriage/kernel'
import { titles } from '@carriage/shared/catalogue'

/** How long a guest waits for its turn, in milliseconds. */
const timeout = 120_000
const [title] = titles
if (!title) throw new Error('There is no game to play.')
const [game] = title.versions

/** Opens the page of a server, comes as a guest, and plays at a table with a bot: one move, or to the end. Gives the number of own moves. */
export async function playOnServer(url: string, until: 'moved' | 'over'): Promise<number> {
  const page = await fetch(url, { headers: { accept: 'text/html' } })
  if (!page.ok || !(await page.text()).includes('Carriage House')) throw new Error(`No page at ${url}: ${page.status}`)
  const guest = await fetch(`${url}/api/guest`, { method: 'POST', headers: json(), body: '{}' })
  const cookie = guest.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const table = {
    game: game.id,
    options: {},
    seats: 2,
    pace: { kind: 'none' },
    visibility: 'link',
    bots: ['apprentice'],
    ready: true,
  }
  const { id } = await ask<{ id: string }>(`${url}/api/tables`, cookie, table)
  let moves = 0
  for (let end = Date.now() + timeout; Date.now() < end; ) {
    const { me, standing } = await ask<Seen>(`${url}/api/matches/${id}/view`, cookie)
    const { n, view } = standing
    const turn = game.turn(view)
    if (turn.over) return moves
    if (turn.seats.includes(me)) {
      const [move] = game.moves(view, me)
      const command = { type: 'move', id: `the-move-after-${n}`, basis: n, move }
      await ask(`${url}/api/matches/${id}/commands`, cookie, command)
      moves += 1
      if (until === 'moved') return moves
      end = Date.now() + timeout
    } else await setTimeout(50)
  }
  throw new Error('It never became the guest’s turn.')
}

interface Seen {
  me: Seat
  standing: { n: number; view: object }
}

async function ask<T>(url: string, cookie: string, body?: object): Promise<T> {
  const request = body ? { method: 'POST', body: JSON.stringify(body), headers: json(cookie) } : { headers: { cookie } }
  const answer = await fetch(url, request)
  // To look at a table again and again is limited; the answer says when it goes on.
  if (answer.status === 429) {
    await setTimeout(1000 * Number(answer.headers.get('retry-after') ?? 1))
    return ask(url, cookie, body)
  }
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

function json(cookie?: string): Record<string, string> {
  return { 'content-type': 'application/json', ...(cookie && { cookie }) }
}
