import type { Seat } from '@carriage/kernel'
import type { Digest } from '../../board/interaction/board.ts'
import type { Translator } from '../../platform/i18n/game-translator.ts'
import type { Translate } from '../../platform/i18n/language.ts'
import { standing } from '../model/history.ts'
import type { ShownEntry } from '../model/link.ts'
import type { Absence } from './absence.ts'

/** A card should be readable at a glance. */
export const mostLines = 5

export interface DigestSummary {
  readonly absence: Absence
  readonly view: object
  readonly me: Seat
  readonly entries: readonly ShownEntry[]
  /** Whether the game waits for me. */
  readonly mine: boolean
  readonly over: boolean
  /** The game's own digest; a game without a board has only its events. */
  readonly digest: ((events: readonly object[]) => Digest) | undefined
  readonly translator: Translator
  readonly t: Translate
}

/**
 * What I missed, in at most five lines, mine first. Undefined if I only waited and my seat has not changed: I could see
 * what the others did.
 */
export function digestLines(summary: DigestSummary): string[] {
  const { absence, entries, me, digest, translator, t } = summary
  const missed = standing(entries).filter(({ n, seat }) => n > absence.from.n && seat !== me)
  if (missed.length === 0) return []
  const events = missed.flatMap((entry) => entry.events)
  const told = digest?.(events) ?? { mine: [], others: translator.events(events).reverse() }
  if (absence.why === 'waited' && told.mine.length === 0) return []
  const mine = told.mine.length > 0 ? told.mine.slice(0, mostLines - 2) : [standOf(summary)]
  const room = mostLines - mine.length
  if (told.others.length <= room) return [...mine, ...told.others]
  const others = told.others.slice(0, room - 1)
  return [...mine, ...others, t('digest.more', { count: told.others.length - others.length })]
}

function standOf({ over, mine, translator, view, me, t }: DigestSummary): string {
  if (over) return t('digest.over')
  return mine ? t('digest.yourTurn', { decision: translator.decision(view, me) }) : t('digest.notYourTurn')
}
