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
  readonly isMyTurn: boolean
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
  const emitted = digest?.(events) ?? { own: [], others: translator.events(events).reverse() }
  if (absence.why === 'waited' && emitted.own.length === 0) return []
  const own = emitted.own.length > 0 ? emitted.own.slice(0, mostLines - 2) : [standOf(summary)]
  const room = mostLines - own.length
  if (emitted.others.length <= room) return [...own, ...emitted.others]
  const others = emitted.others.slice(0, room - 1)
  return [...own, ...others, t('digest.more', { count: emitted.others.length - others.length })]
}

function standOf({ over, isMyTurn: own, translator, view, me, t }: DigestSummary): string {
  if (over) return t('digest.over')
  return own ? t('digest.yourTurn', { decision: translator.decision(view, me) }) : t('digest.notYourTurn')
}
