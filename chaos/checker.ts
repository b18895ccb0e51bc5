import type { GamePlayed } from './game.ts'
import type { ClientHistory, Observation, SentCommand } from './history.ts'
import type { RecordTrip } from './records.ts'
import type { TrueEntry, Truth } from './truth.ts'

/** A promise that was broken. */
export interface Finding {
  readonly kind: FindingKind
  readonly match: string
  readonly who: string
  readonly detail: string
}

export type FindingKind =
  /** The log does not follow from the rules and the luck that was bound beforehand. */
  | 'badLog'
  /** A command was acknowledged and is not in the log where the acknowledgement says. */
  | 'lost'
  /** A command is in the log more than once. */
  | 'twice'
  /** A command was refused and is in the log nevertheless. */
  | 'doneThoughRefused'
  /** An entry of a person that this person never sent, or not so. */
  | 'notSent'
  /** A client was sent an entry that does not follow the one before. */
  | 'gap'
  /** A client was sent something that is not in the log. */
  | 'wrongFrame'
  /** A client saw a position that does not follow from the log, or more of it than it may. */
  | 'wrongView'
  /** A client was shown a secret of another seat. */
  | 'leak'
  /** A draft was kept and is gone. */
  | 'lostDraft'
  /** A line of chat that was taken is gone, is there twice, or out of order. */
  | 'badTalk'
  /** An exported record does not verify, is not the log, or came back changed. */
  | 'badRecord'
  /** A record that is too large was taken in, or one that is in the store did not come out. */
  | 'oversizedRecord'
  /** A match that fails on its own was not stopped, or its people were not notified. */
  | 'notQuarantined'
  /** A one-tap link does not open its own table, or opens more than that. */
  | 'badLink'
  /** The match did not end, or a client did not see how. */
  | 'unfinished'

/** Compares what the clients of a match did and saw with its log. Nothing found means that every promise was kept. */
export function check(truth: Truth, histories: readonly ClientHistory[]): Finding[] {
  return [
    ...truth.faults.map((detail) => ({ kind: 'badLog' as const, match: truth.match, who: 'the log', detail })),
    ...checkOver(truth),
    ...checkEntries(truth, histories),
    ...histories.flatMap((history) => [
      ...checkCommands(truth, history),
      ...checkSights(truth, history),
      ...checkSecrets(history),
    ]),
  ]
}

export function checkDrafts({ match }: Truth, { lost }: GamePlayed['drafts']): Finding[] {
  return lost.map((detail) => ({ kind: 'lostDraft', match, who: 'a seat', detail }))
}

export function checkTalk({ match }: Truth, { faults }: GamePlayed['talk']): Finding[] {
  return faults.map((detail) => ({ kind: 'badTalk', match, who: 'a seat', detail }))
}

export function checkRecord({ match, entries }: Truth, record: RecordTrip): Finding[] {
  const short = record.entries === entries.length ? [] : [`it has ${record.entries} of ${entries.length} entries`]
  return [...record.faults, ...short].map((detail) => ({ kind: 'badRecord', match, who: 'the record', detail }))
}

function checkOver({ match, over }: Truth): Finding[] {
  return over ? [] : [{ kind: 'unfinished', match, who: 'the log', detail: 'the match is not over' }]
}

/** Whatever is in the log for a person was sent by that person, and is there once. */
function checkEntries({ match, entries }: Truth, histories: readonly ClientHistory[]): Finding[] {
  const findings: Finding[] = []
  const seen = new Map<string, number>()
  const sent = new Map(
    histories.flatMap(({ viewer, sent }) => sent.map((command) => [command.id, { viewer, command }] as const)),
  )
  for (const { n, seat, command, bot, content } of entries) {
    const who = `seat ${seat}`
    const earlier = seen.get(command)
    if (earlier !== undefined)
      findings.push({ kind: 'twice', match, who, detail: `${command} is entry ${earlier} and entry ${n}` })
    seen.set(command, n)
    if (bot) continue
    const from = sent.get(command)
    if (from?.viewer !== seat) findings.push({ kind: 'notSent', match, who, detail: `entry ${n}, ${command}` })
    else if (from.command.content !== content)
      findings.push({ kind: 'notSent', match, who, detail: `entry ${n} is not what ${command} said` })
  }
  return findings
}

function checkCommands({ match, entries }: Truth, { who, sent }: ClientHistory): Finding[] {
  const entered = new Map<string, TrueEntry>(entries.map((entry) => [entry.command, entry]))
  return sent.flatMap((command) => {
    const fault = faultOf(command, entered.get(command.id))
    return fault ? [{ ...fault, match, who }] : []
  })
}

function faultOf(
  { id, answer }: SentCommand,
  entry: TrueEntry | undefined,
): Pick<Finding, 'kind' | 'detail'> | undefined {
  if (answer === undefined) return undefined
  if ('refused' in answer)
    return entry && { kind: 'doneThoughRefused', detail: `${id}, refused as ${answer.refused}, is entry ${entry.n}` }
  if (!entry) return { kind: 'lost', detail: `${id}, acknowledged as entry ${answer.done}, is not in the log` }
  if (entry.n !== answer.done)
    return { kind: 'lost', detail: `${id}, acknowledged as entry ${answer.done}, is entry ${entry.n}` }
  return undefined
}

/** A client sees the entries one after the other, from a view to the end, each as the log has it. */
function checkSights(truth: Truth, history: ClientHistory): Finding[] {
  const { match, entries } = truth
  const { who, sights } = history
  const findings: Finding[] = []
  let last: number | undefined
  for (const sight of sights) {
    const { n, kind } = sight
    if (!follows(sight, last))
      findings.push({ kind: 'gap', match, who, detail: `a ${kind} of ${n} after ${last ?? 'nothing'}` })
    const fault = sightFault(truth, history, sight)
    if (fault) findings.push({ ...fault, match, who })
    last = n
  }
  if (last !== entries.length)
    findings.push({ kind: 'unfinished', match, who, detail: `it saw up to ${last ?? 'nothing'} of ${entries.length}` })
  return findings
}

/** A client that missed more entries than this gets a fresh view instead of the entries. */
const mostMissed = 200

function follows({ kind, n }: Observation, last: number | undefined): boolean {
  if (kind === 'view' && (last === undefined || n > last + mostMissed)) return true
  return last !== undefined && n === last + 1
}

function sightFault(
  { entries, views }: Truth,
  { viewer }: ClientHistory,
  sight: Observation,
): Pick<Finding, 'kind' | 'detail'> | undefined {
  const { n } = sight
  if (sight.kind === 'frame') {
    const entry = entries[n - 1]
    if (!entry || entry.frames.get(viewer) !== sight.frame) return { kind: 'wrongFrame', detail: `the frame of ${n}` }
    if (sight.events !== undefined && entry.events.get(viewer) !== sight.events)
      return { kind: 'wrongFrame', detail: `the events of ${n}` }
  }
  return views.get(viewer)?.[n] === sight.view ? undefined : { kind: 'wrongView', detail: `the view after ${n}` }
}

function checkSecrets({ match, who, leaks }: ClientHistory): Finding[] {
  return leaks.map((detail) => ({ kind: 'leak', match, who, detail }))
}
