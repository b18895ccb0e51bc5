import type { Finding } from './checker.ts'
import type { ClientHistory } from './history.ts'

/** Counts over all that was played, added up match by match. */
export interface Counts {
  matches: number
  entries: number
  /** Entries that were made between the first fault and the last. */
  duringFaults: number
  undone: number
  byBots: number
  acknowledged: number
  /** Commands that were refused, by the code of the answer. */
  readonly refused: Map<string, number>
  unanswered: number
  sentAgain: number
  frames: number
  views: number
  /** Views that came in place of entries, since too many were missed. */
  snapshots: number
  losses: number
  ownSecrets: number
  shutSecrets: number
  drafts: number
  lines: number
  imports: number
}

export function noCounts(): Counts {
  return {
    matches: 0,
    entries: 0,
    duringFaults: 0,
    undone: 0,
    byBots: 0,
    acknowledged: 0,
    refused: new Map(),
    unanswered: 0,
    sentAgain: 0,
    frames: 0,
    views: 0,
    snapshots: 0,
    losses: 0,
    ownSecrets: 0,
    shutSecrets: 0,
    drafts: 0,
    lines: 0,
    imports: 0,
  }
}

export function addHistory(counts: Counts, { sights, sent, secrets }: ClientHistory): void {
  for (const { kind } of sights) counts[kind === 'view' ? 'views' : 'frames'] += 1
  counts.snapshots += Math.max(0, sights.filter(({ kind }) => kind === 'view').length - 1)
  for (const { answer, times } of sent) {
    if (!answer) counts.unanswered += 1
    else if ('done' in answer) counts.acknowledged += 1
    else counts.refused.set(answer.refused, (counts.refused.get(answer.refused) ?? 0) + 1)
    counts.sentAgain += times - 1
  }
  counts.ownSecrets += secrets.own
  counts.shutSecrets += secrets.shut
}

/** The findings, the first few of each kind. */
export function findingLines(findings: readonly Finding[], most = 5): string[] {
  const kinds = Map.groupBy(findings, ({ kind }) => kind)
  return [...kinds].flatMap(([kind, found]) => [
    `${kind}: ${found.length}`,
    ...found.slice(0, most).map(({ match, who, detail }) => `  match ${match}, ${who}: ${detail}`),
  ])
}
