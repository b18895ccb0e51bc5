import { type AnyMatch, Divergence, replay as playAgain, resultOf, type Viewer } from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'
import { chooseLanguage, chooseSeat, chooseTitle, only, readArguments, wholeNumber } from './arguments.ts'
import { differenceLines } from './differences.ts'
import { nativeDigest } from './digest.ts'
import { divergenceLine } from './divergence.ts'
import { terminalTranslator } from './formatter.ts'
import { entryLine, inMargin, type JournalEntry } from './journal-entry.ts'
import { openRecord } from './record-file.ts'
import { printResult } from './result.ts'
import type { Screen } from './screen.ts'
import { createTableTranslator } from './translator.ts'

const flags = {
  to: { type: 'string' },
  as: { type: 'string', default: 'spectator' },
  language: { type: 'string', default: 'en' },
} as const

/** `carriage replay`: prints a recorded match as one viewer would have seen it. */
export function replayCommand(args: readonly string[], screen: Screen): number {
  const { values, positionals } = readArguments('replay', args, flags)
  const record = openRecord(only('replay', positionals))
  const title = chooseTitle(record.game)
  const language = chooseLanguage(values.language, title)
  const t = terminalTranslator(language)
  const last = record.log.length
  const to = values.to === undefined ? last : wholeNumber('--to', values.to, 0, last)
  const viewer: Viewer = values.as === 'spectator' ? 'spectator' : chooseSeat('--as', values.as, record.players)
  const translator = createTableTranslator(title, language, record.players, t)
  const journal: JournalEntry[] = []
  let reached: AnyMatch | undefined
  let before: object = {}

  screen.print(translator.title, 'strong')
  for (const line of differenceLines(title, record.options, t)) screen.print(line)
  try {
    // The record is cut at the requested entry; a later result is not included.
    const { result, ...part } = { ...record, log: record.log.slice(0, to) }
    playAgain(to === last && result ? { ...part, result } : part, library, printEntry, nativeDigest)
  } catch (error) {
    if (!(error instanceof Divergence)) throw error
    screen.print()
    screen.print(divergenceLine(t, error), 'strong')
  }
  if (!reached) return 1
  screen.print()
  screen.print(t('replay.table', { n: journal.length }), 'strong')
  for (const line of translator.board(reached.state, viewer)) screen.print(`  ${line}`)
  const result = resultOf(reached)
  if (result) {
    screen.print()
    screen.print(t('result'), 'strong')
    printResult(screen, t, translator, result)
  }
  return journal.length === to ? 0 : 1

  function printEntry(match: AnyMatch, n: number, events: readonly object[]): void {
    const entry = match.log[n - 1]
    const lines = translator.events(events, viewer)
    if (entry) {
      const happening = { entry, before, events }
      journal.push(happening)
      lines.unshift(entryLine(happening, journal, translator, t, viewer))
    }
    for (const line of inMargin(n, lines)) screen.print(line)
    before = match.state
    reached = match
  }
}
