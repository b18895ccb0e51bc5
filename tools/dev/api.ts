import { setTimeout as pause } from 'node:timers/promises'

/** While the server restarts after an edit, it is asked again for at most this long, in milliseconds. */
const timeout = 30_000

/** A person of the seeded server, known by the cookie of their device. */
export interface SeededPerson {
  readonly name: string
  readonly cookie: string
}

/** Asks the server as a browser of this person would. */
export async function requestServer<T>(server: string, path: string, cookie: string, body?: object): Promise<T> {
  const request = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  }
  const answer = await patiently(`${server}${path}`, request ?? { headers: { cookie } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** A new guest. */
export async function arrive(server: string, name: string): Promise<SeededPerson> {
  const answer = await patiently(`${server}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  if (!answer.ok) throw new Error(`No guest ${name}: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers.getSetCookie().map((set) => set.split(';')[0])
  return { name, cookie: cookie.join('; ') }
}

/** Whether the server still knows a person from an earlier run. */
export async function isKnown(server: string, { cookie }: SeededPerson): Promise<boolean> {
  return (await patiently(`${server}/api/me`, { headers: { cookie } })).ok
}

async function patiently(address: string, request: RequestInit): Promise<Response> {
  for (const end = performance.now() + timeout; ; ) {
    try {
      return await fetch(address, request)
    } catch (error) {
      if (performance.now() > end) throw error
      await pause(100)
    }
  }
}
