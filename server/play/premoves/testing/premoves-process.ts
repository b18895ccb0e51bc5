// A process that plays the premoves of a match once, and is killed at a fail point.
import { subscribe } from 'node:diagnostics_channel'
import type { MatchId } from '@carriage/protocol'
import { pino } from 'pino'
import { localBus } from '../../../platform/bus/index.ts'
import { openDatabase } from '../../../platform/storage/database.ts'
import { budgetOf, playMatches } from '../../matches/index.ts'

const [, , url = '', match = '', point = ''] = process.argv
subscribe(point, () => process.kill(process.pid, 'SIGKILL'))
const database = openDatabase({ url })
const log = pino({ level: 'silent' })
const matches = playMatches({ database, bus: localBus(), budget: budgetOf(5_000), log, premoveDelay: 0 })
await matches.playPremoves(match as MatchId)
