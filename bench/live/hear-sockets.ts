import { lastOf } from './last-of.ts'
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
