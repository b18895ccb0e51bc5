import { verify as check, type MatchRecord, type Verified } from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'
import { chooseTitle, only, readArguments } from './arguments.ts'
import { differenceLines } from './differences.ts'
import { nativeDigest } from './digest.ts'
import { openRecord } from './record-file.ts'
import type { Screen } from './screen.ts'
import { type CliSay, terminalTranslator } from './speak.ts'

/** `carriage verify`: checks all that a record claims. */
export function verifyCommand(args: readonly string[], screen: Screen): number {
  const { positionals } = readArguments('verify', args, {})
  const record = openRecord(only('verify', positionals))
  const say = terminalTranslator('en')
  const { match, game, rules, seats } = record
  screen.print(say('verify.match', { match, game, rules, seats }))
  const verified = check(record, library, nativeDigest)
  for (const line of differenceLines(chooseTitle(game), record.options, say)) screen.print(line)
  for (const line of findings(record, verified, say)) screen.print(`  ${line}`)
  screen.print(say('verify.done'), 'strong')
  return 0
}

function findings({ source, log, result }: MatchRecord, { draws }: Verified, say: CliSay): string[] {
  const undos = log.filter((entry) => 'undo' in entry).length
  return [
    ...luck(),
    say('verify.moves', { moves: log.length - undos, undos }),
    say('verify.hashes', { hashes: log.length + 1 }),
    say(result ? 'verify.result' : 'verify.unfinished'),
  ]

  function luck(): string[] {
    if (source.kind === 'fast') return [say('verify.seeded', { draws, seed: source.seed })]
    if (source.secret === undefined) return [say('verify.unpublished')]
    return [say('verify.commitment'), say('verify.draws', { draws })]
  }
}
