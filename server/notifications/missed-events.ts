import {
  type AnyTitle,
  type Facts,
  type GameDigest,
  type NotFollowed,
  type Phrase,
  redact,
  type Seat,
  type Viewer,
} from '@carriage/kernel'
import { createFormatter, createTranslator, type Translator } from '@carriage/kernel/translate'
import type { MatchId, WhyStopped } from '@carriage/protocol'
import { titleOf } from '@carriage/shared/catalogue'
import type { Database } from '../platform/storage/database.ts'
import { readMatch, revive, type StoredMatch, standsAlone } from '../play/matches/stored-match.ts'
import { textIn } from './kinds/index.ts'
import type { NotificationLanguage } from './kinds/kind.ts'

/** Events of a player and of others since the player last decided, most important first. */
export interface MissedLines {
  /** Why a premove of the player stopped. */
  readonly stopped?: string | undefined
  readonly own: readonly string[]
  readonly others: readonly string[]
}

export interface MissedBy {
  readonly match: MatchId
  readonly game: string
  readonly seat: Seat
  readonly language: NotificationLanguage
  /** Others read along: only events that a spectator could see. */
  readonly shared: boolean
  /** Why a premove of the seat stopped. */
  readonly because?: WhyStopped | null | undefined
}

/** The digest of the table, as its page shows it; undefined where the game has none or nothing happened. */
export async function collectMissedEvents(
  { pool }: Pick<Database, 'pool'>,
  { match, game, seat, language, shared, because }: MissedBy,
): Promise<MissedLines | undefined> {
  const title = titleOf(game)
  const digest = await title?.digest?.()
  if (!title || !digest) return undefined
  const viewer = shared ? 'spectator' : seat
  const tail = await readMatch(pool, match, { whole: false })
  const enough = tail && standsAlone(tail) && (!tail.snapshot || tail.log.some((entry) => entry.seat === seat))
  const stored = enough ? tail : await readMatch(pool, match, { whole: true })
  const missed = stored && missedIn(stored, seat, viewer)
  if (!missed || (missed.events.length === 0 && !because)) return undefined
  return linesOf(title, digest, missed, {
    language,
    viewer,
    players: stored.parameters.players,
    because: shared ? null : because,
  })
}

/** What others did since the last decision of the seat that was not undone. */
function missedIn(stored: StoredMatch, me: Seat, viewer: Viewer): NotFollowed<object, object> | undefined {
  let decided: { readonly n: number; readonly state: object } | undefined
  let since: { readonly n: number; readonly events: readonly object[] }[] = []
  const { state } = revive(stored, (played, { n, seat, entry }, _before, { events }) => {
    if ('undo' in entry) since = since.filter((each) => each.n < entry.undo)
    else if (seat !== me) since.push({ n, events })
    else {
      decided = { n, state: played.state }
      since = []
    }
  })
  return (
    decided && {
      before: redact(decided.state, viewer),
      view: redact(state, viewer),
      me,
      events: since.flatMap(({ events }) => redact(events, viewer)),
    }
  )
}

interface Readers {
  readonly because: WhyStopped | null | undefined
  readonly language: NotificationLanguage
  readonly viewer: Viewer
  readonly players: readonly string[]
}

async function linesOf(
  title: AnyTitle,
  digest: GameDigest<object, object>,
  missed: NotFollowed<object, object>,
  { language, viewer, players, because }: Readers,
): Promise<MissedLines> {
  const translation = language === 'en' ? undefined : await title.translations?.[language]?.()
  const translated = language === 'en' ? undefined : await digest.translations[language]?.()
  const messages = {
    en: { ...title.words.messages.en, ...digest.messages.en },
    [language]: { ...(translation?.messages ?? title.words.messages.en), ...(translated ?? digest.messages.en) },
  }
  const name = (seat: Seat) => players[seat] ?? ''
  const translator = createTranslator({ words: title.words, t: createFormatter(messages, language), viewer, name })
  const { own, others } = digest.of(missed)
  return {
    stopped: because ? stoppedLine(translator, missed.view, because, language) : undefined,
    own: own.map((phrase: Phrase) => translator.phrase(phrase)),
    others: others.map((event) => translator.event(event)).filter((line) => line !== ''),
  }
}

/** What made a premove impossible: the condition that changed, or what the rule refused. */
function stoppedLine(
  translator: Translator,
  view: object,
  { kind, condition, facts }: WhyStopped,
  language: NotificationLanguage,
): string | undefined {
  if (kind === 'changed' && condition)
    return textIn(language, 'planRelied', { condition: translator.phrase({ id: `condition.${condition}` }) })
  // The facts of a refusal, as the rules gave them.
  return facts && (translator.facts(view, facts as Facts).join(' ') || undefined)
}
