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

/** What happened since a player last decided, and why. */
export interface MissedLines {
  /** Why a premove of the player stopped. */
  readonly stopped?: string | undefined
  /** What changed for the player, most important first. */
  readonly changes: readonly string[]
  /** A line for each turn, oldest first: the most important thing that was done, and when the turn ended. */
  readonly turns: readonly { readonly at: number; readonly line: string }[]
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

/** The entries of one seat in a row, without undone ones. */
interface Turn {
  readonly seat: Seat
  /** Who played the seat of the player. */
  readonly by: 'bot' | 'plan' | undefined
  readonly at: number
  readonly events: readonly object[]
}

interface Missed extends NotFollowed<object, object> {
  readonly turns: readonly Turn[]
}

/**
 * What happened since the last decision that the player made in person and that was not undone: moves of a bot that replaced the
 * player and planned ones were not followed.
 */
function missedIn(stored: StoredMatch, me: Seat, viewer: Viewer): Missed | undefined {
  let decided: { readonly n: number; readonly state: object } | undefined
  let since: (Turn & { readonly n: number })[] = []
  const { state } = revive(stored, (played, { n, seat, entry, bot, command, at }, _before, { events }) => {
    const by = seat !== me ? undefined : bot ? 'bot' : command.startsWith('order-') ? 'plan' : undefined
    if ('undo' in entry) since = since.filter((each) => each.n < entry.undo)
    else if (seat !== me || by) since.push({ n, seat, by, at, events })
    else {
      decided = { n, state: played.state }
      since = []
    }
  })
  if (!decided) return undefined
  const turns: Turn[] = []
  for (const { seat, by, at, events } of since) {
    const seen = redact(events, viewer)
    const last = turns.at(-1)
    if (last?.seat === seat && last.by === by)
      turns[turns.length - 1] = { ...last, at, events: [...last.events, ...seen] }
    else turns.push({ seat, by, at, events: seen })
  }
  return {
    before: redact(decided.state, viewer),
    view: redact(state, viewer),
    me,
    events: turns.flatMap(({ events }) => events),
    turns,
  }
}

/** No seat of any table. */
const nobody = 99 as Seat

interface Readers {
  readonly because: WhyStopped | null | undefined
  readonly language: NotificationLanguage
  readonly viewer: Viewer
  readonly players: readonly string[]
}

async function linesOf(
  title: AnyTitle,
  digest: GameDigest<object, object>,
  missed: Missed,
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
  const { own } = digest.of(missed)
  return {
    stopped: because ? stoppedLine(translator, missed.view, because, language) : undefined,
    changes: own.map((phrase: Phrase) => translator.phrase(phrase)),
    turns: missed.turns.flatMap(({ seat, by, at, events }) => {
      // For a digest nobody misses what the reader did; what others did for the reader counts here.
      const reader = seat === missed.me ? nobody : missed.me
      const line = digest
        .of({ ...missed, me: reader, events })
        .others.map((event) => translator.event(event))
        .find((text) => text !== '')
      return line === undefined ? [] : [{ at, line: by ? textIn(language, `by.${by}`, { line }) : line }]
    }),
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
