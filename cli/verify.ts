import { verify as check, type MatchRecord, type Verified } from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'
import { chooseTitle, only, readArguments } from './arguments.ts'
import { differenceLines } from './differences.ts'
import { nativeDigest } from './digest.ts'
import { type CliFormatter, terminalTranslator } from './formatter.ts'
import { openRecord } from './record-file.ts'
import type { Screen } from './screen.ts'

/** `carriage verify`: verifies everything in a record. */
export function verifyCommand(args: readonly string[], screen: Screen): number {
  const { positionals } = readArguments('verify', args, {})
  const record = openRecord(only('verify', positionals))
  const t = terminalTranslator('en')
  const { match, game, rules, seats } = record
  screen.print(t('verify.match', { match, game, rules, seats }))
  const verified = check(record, library, nativeDigest)
  for (const line of differenceLines(chooseTitle(game), record.options, t)) screen.print(line)
  for (const line of findings(record, verified, t)) screen.print(`  ${line}`)
  screen.print(t('verify.done'), 'strong')
  return 0
}

function findings({ source, log, result }: MatchRecord, { draws }: Verified, t: CliFormatter): string[] {
  const undos = log.filter((entry) => 'undo' in entry).length
  return [
    ...luck(),
    t('verify.moves', { moves: log.length - undos, undos }),
    t('verify.hashes', { hashes: log.length + 1 }),
    t(result ? 'verify.result' : 'verify.unfinished'),
  ]

  function luck(): string[] {
    if (source.kind === 'fast') return [t('verify.seeded', { draws, seed: source.seed })]
    if (source.secret === undefined) return [t('verify.unpublished')]
    return [t('verify.commitment'), t('verify.draws', { draws })]
  }
}
