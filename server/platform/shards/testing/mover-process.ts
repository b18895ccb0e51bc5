import { subscribe } from 'node:diagnostics_channel'
import { pino } from 'pino'
import { openDatabase } from '../../storage/database.ts'
import { runMoves } from '../run-moves.ts'

// A mover that dies at a fail point, as of a loss of power. Arguments: the address of the home store, and the point.
const [url = '', point = ''] = process.argv.slice(2)
subscribe(point, () => process.kill(process.pid, 'SIGKILL'))
const home = openDatabase({ url, connections: 2 })
await runMoves({ home, log: pino({ level: 'silent' }), rest: 0 })
await home.close()
