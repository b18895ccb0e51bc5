import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** This many free ports. */
export async function freePorts(count: number): Promise<number[]> {
  const listeners = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(listeners.map((listener) => once(listener, 'listening')))
  const ports = listeners.map((listener) => {
    const address = listener.address()
    if (address === null || typeof address === 'string') throw new Error('A listener on TCP has a port.')
    return address.port
  })
  await Promise.all(listeners.map((listener) => once(listener.close(), 'close')))
  return ports
}

/** Whether a process listens on the port. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))

    function done(answered: boolean): void {
      socket.destroy()
      resolve(answered)
    }
  })
}

export async function until(what: string, holds: () => Promise<boolean>, patience = 60_000): Promise<void> {
  for (const end = Date.now() + patience; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`Waited ${patience / 1_000} s in vain: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
