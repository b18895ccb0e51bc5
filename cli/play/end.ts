import { recordOf, resultOf, seatsOf } from '@carriage/kernel'
import { commandLine } from '../invocation.ts'
import { saveRecord } from '../record-file.ts'
import { printResult } from '../result.ts'
import { hideSecrets, newsFor, type Session } from './session.ts'

/** The result of the match, for everyone at the table. */
export function printEnd(session: Session): void {
  const { match, journal, shown, people, translator, t, screen } = session
  const [person] = people
  const viewer = people.length === 1 && person !== undefined ? person : 'spectator'
  if (people.length > 1) {
    hideSecrets(session)
    shown.set('spectator', journal.length - 1)
  }
  const news = newsFor(session, viewer)
  if (news.length > 0) screen.print()
  for (const line of news) screen.print(`  ${line}`)
  screen.print()
  screen.print(t('table.end'), 'strong')
  for (const line of translator.board(match.state, viewer)) screen.print(`  ${line}`)
  const result = resultOf(match)
  if (!result) return
  screen.print()
  screen.print(t('result'), 'strong')
  printResult(screen, t, translator, result)
}

/** Writes the record and prints what can be done with it: verify it, or resume if the match is not over. */
export function save(session: Session, file: string): void {
  const { match, people, t, screen } = session
  const over = resultOf(match) !== undefined
  // An unfinished match can be resumed, so its record contains the secret of the draws to come.
  saveRecord(file, over ? recordOf(match) : { ...recordOf(match), source: match.header.source })
  screen.print()
  screen.print(t(over ? 'end.saved' : 'left.saved'))
  const atRandom = seatsOf(match.header.seats).filter((seat) => !people.includes(seat))
  const random = atRandom.length === 0 ? [] : ['--random', atRandom.map((seat) => seat + 1).join(',')]
  screen.printWhole(`  ${over ? commandLine('verify', file) : commandLine('play', '--resume', file, ...random)}`)
}
