import { type LeanSocket, masked, openLeanSocket } from './lean-socket.ts'
import type { LoaderCommand, LoaderMessage, LoaderPlayers, Rhythm } from './loading.ts'

/* The process that plays: started by loading.ts, which sends it commands. */

interface Step {
  readonly seat: number
  readonly message: Buffer
}

process.on('message', (order: LoaderCommand) => {
  carryOut(order).catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})

let sitting: readonly PlayingPlace[] = []

async function carryOut(order: LoaderCommand): Promise<void> {
  if (order.type === 'sit') {
    sitting = await Promise.all(order.places.map((place) => sitDown(order.url, place)))
    log({ type: 'seated' })
    return
  }
  const latencies: number[] = []
  const end = performance.now() + order.seconds * 1_000
  const began = performance.now()
  const before = process.cpuUsage()
  await Promise.all(sitting.map((place) => place.play(end, latencies, order.rhythm)))
  const seconds = (performance.now() - began) / 1_000
  const cpu = process.cpuUsage(before)
  latencies.sort((a, b) => a - b)
  const quantile = (part: number) => latencies[Math.floor((latencies.length - 1) * part)] ?? Number.NaN
  log({
    type: 'played',
    moves: latencies.length,
    seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    cpu: (cpu.user + cpu.system) / 1e6,
  })
  for (const { sockets } of sitting) for (const socket of sockets) socket.close()
  process.disconnect()
}

interface PlayingPlace {
  readonly sockets: readonly LeanSocket[]
  /** Plays until the time is up; gives how long each move took to be acknowledged. */
  play(end: number, latencies: number[], rhythm: Rhythm): Promise<void>
}

/** Opens a socket for each seat, and watches every table of this place with all of them. */
async function sitDown(url: string, { cookies, tables }: LoaderPlayers): Promise<PlayingPlace> {
  const sockets = await Promise.all(cookies.map((cookie) => openLeanSocket(url, cookie)))
  const steps = tables.flatMap(({ id, moves }) =>
    moves.map(({ seat, move }, before): Step => {
      const command = { type: 'move', id: `move-${before + 1}-of-${id}`, basis: before, move }
      return { seat, message: masked(JSON.stringify({ type: 'command', match: id, command })) }
    }),
  )
  for (const { id } of tables) await Promise.all(sockets.map((socket) => watch(socket, id)))
  return { sockets, play: (end, latencies, rhythm) => playOut(sockets, steps, end, latencies, rhythm) }
}

function watch(socket: LeanSocket, match: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.listen = (head) => {
      if (head.startsWith('{"type":"view"')) resolve()
      else if (head.startsWith('{"type":"failed"')) reject(new Error(head))
    }
    socket.send(masked(JSON.stringify({ type: 'watch', match })))
  })
}

/** One move at a time, each sent no sooner than the one before is acknowledged. */
function playOut(
  sockets: readonly LeanSocket[],
  steps: readonly Step[],
  end: number,
  latencies: number[],
  rhythm: Rhythm,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = 0
    let acknowledged = 0
    let due = nextDue(performance.now(), performance.now())
    sockets.forEach((socket, seat) => {
      socket.listen = (head) => {
        if (head.startsWith('{"type":"done"')) {
          const now = performance.now()
          acknowledged += 1
          latencies.push(now - due)
          due = nextDue(due, now)
          stepWhenDue(now)
        } else if (head.startsWith('{"type":"failed"') || head.startsWith('{"type":"bye"')) {
          reject(new Error(`At seat ${seat}: ${head}`))
        }
      }
    })
    stepWhenDue(performance.now())

    function nextDue(last: number, now: number): number {
      return 'after' in rhythm ? now + rhythm.after : last - rhythm.every * Math.log(1 - Math.random())
    }

    function stepWhenDue(now: number): void {
      if (due <= now) step()
      else setTimeout(step, Math.max(0, Math.min(due, end) - now))
    }

    function step(): void {
      if (Math.max(due, performance.now()) >= end) {
        if (acknowledged === sent) resolve()
        return
      }
      const next = steps[sent]
      if (!next) {
        reject(new Error('Too few moves were played ahead.'))
        return
      }
      sent += 1
      sockets[next.seat]?.send(next.message)
    }
  })
}

function log(message: LoaderMessage): void {
  process.send?.(message)
}
