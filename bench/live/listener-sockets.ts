import { masked, openLeanSocket } from './lean-socket.ts'

/* Many spectators of one match on one gateway or raw relay, in a process of their own. Started by fanout.bench.ts. */

const [url = '', match = '', count = '0'] = process.argv.slice(2)
const countFrame = lastOf(Number(count))
const number = /"n":(\d+)/

for (let each = 0; each < Number(count); each++) {
  const socket = await openLeanSocket(url, undefined)
  await new Promise<void>((resolve) => {
    socket.listen = (head) => {
      if (head.startsWith('{"type":"view"')) resolve()
      else if (head.startsWith('{"type":"frame"')) countFrame(Number(number.exec(head)?.[1]))
    }
    socket.send(masked(JSON.stringify({ type: 'watch', match })))
  })
}
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

/** Notifies the parent process when the last of the listeners has received a number, by the clock of the machine. */
function lastOf(listeners: number): (n: number) => void {
  const counts = new Map<number, number>()
  return (n) => {
    const count = (counts.get(n) ?? 0) + 1
    counts.set(n, count)
    if (count < listeners) return
    const at = `${process.hrtime.bigint()}`
    counts.delete(n)
    process.send?.([n, at])
  }
}
