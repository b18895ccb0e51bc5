import { masked, openLeanSocket } from './lean-socket.ts'

/* Many spectators of one match on one gateway or raw relay, in a process of their own. Started by fanout.bench.ts. */

const [url = '', match = '', count = '0'] = process.argv.slice(2)
const hear = lastOf(Number(count))
const number = /"n":(\d+)/

for (let each = 0; each < Number(count); each++) {
  const socket = await openLeanSocket(url, undefined)
  await new Promise<void>((resolve) => {
    socket.listen = (head) => {
      if (head.startsWith('{"say":"view"')) resolve()
      else if (head.startsWith('{"say":"frame"')) hear(Number(number.exec(head)?.[1]))
    }
    socket.send(masked(JSON.stringify({ say: 'watch', match })))
  })
}
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

/** Tells the parent process when the last of the listeners has received a number, by the clock of the machine. */
function lastOf(listeners: number): (n: number) => void {
  const heard = new Map<number, number>()
  return (n) => {
    const count = (heard.get(n) ?? 0) + 1
    heard.set(n, count)
    if (count < listeners) return
    const at = `${process.hrtime.bigint()}`
    heard.delete(n)
    process.send?.([n, at])
  }
}
