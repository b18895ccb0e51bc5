import { connect } from 'node:net'

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

export async function until(what: string, holds: () => Promise<boolean>, timeout = 60_000): Promise<void> {
  for (const end = Date.now() + timeout; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`Waited ${timeout / 1_000} s in vain: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
