import type { AnyMatch, Viewer } from '@carriage/kernel'
import { chooseLanguage, chooseTitle, only, readArguments } from '../arguments.ts'
import { Complaint } from '../complaint.ts'
import { differenceLines } from '../differences.ts'
import { terminalTranslator } from '../formatter.ts'
import type { JournalEntry } from '../journal-entry.ts'
import { chooseOptions } from '../options.ts'
import { openRecord, reserve } from '../record-file.ts'
import type { Screen } from '../screen.ts'
import { createTableTranslator } from '../translator.ts'
import { beginHotseat, resumeHotseat } from './begin.ts'
import { printEnd, save } from './end.ts'
import { playHotseat } from './hotseat.ts'
import { newCompany, printCompany, sameCompany } from './hotseat-players.ts'
import { hideSecrets, type Session } from './session.ts'

const flags = {
  seats: { type: 'string' },
  random: { type: 'string', default: '' },
  names: { type: 'string', default: '' },
  option: { type: 'string', multiple: true },
  record: { type: 'string' },
  resume: { type: 'string' },
  language: { type: 'string', default: 'en' },
} as const

/** `carriage play`: a match at this keyboard, between people and random seats. */
export async function playCommand(args: readonly string[], screen: Screen): Promise<number> {
  const { values, positionals } = readArguments('play', args, flags)
  if (values.record !== undefined) reserve(values.record)
  const saved = values.resume === undefined ? undefined : openRecord(values.resume)
  const settled = positionals.length > 0 || values.seats || values.names || values.option
  if (saved && settled) throw new Complaint('resume.settled')

  const title = chooseTitle(saved?.game ?? only('play', positionals))
  const language = chooseLanguage(values.language, title)
  const t = terminalTranslator(language)
  const company = saved ? sameCompany(saved.players, values.random) : newCompany(title, values, t)
  const translator = createTableTranslator(title, language, company.players, t)
  const journal: JournalEntry[] = []
  const match = saved ? resumeHotseat(saved, values.resume ?? '', journal) : await begin()
  if (!match) {
    screen.print(t('begin.ended'))
    return 0
  }
  if (saved) greet(saved.options)
  screen.print()
  if (company.people.length > 0) screen.print(t('begin.hint'))
  // A resumed match does not repeat what happened before.
  const shown = new Map<Viewer, number>(saved ? company.people.map((seat) => [seat, journal.length]) : [])
  const { people } = company
  const session = {
    title,
    match,
    translator,
    t,
    screen,
    people,
    journal,
    shown,
    looking: undefined,
    board: [],
    secretsInSight: false,
  }
  await playAndSave(session, values.record ?? values.resume ?? `${match.header.match}.json`)
  return 0

  function begin(): Promise<AnyMatch | undefined> {
    const options = chooseOptions(title.versions[0], values.option ?? [])
    greet(options)
    return beginHotseat(title, company, options, screen, t)
  }

  function greet(options: object): void {
    screen.print(translator.title, 'strong')
    for (const line of differenceLines(title, options, t)) screen.print(line)
    printCompany(screen, t, company)
  }
}

/** The record is always written: a game of two hours must not be lost to a bug. */
async function playAndSave(session: Session, file: string): Promise<void> {
  try {
    if ((await playHotseat(session)) === 'over') printEnd(session)
    else hideSecrets(session)
  } finally {
    save(session, file)
  }
}
