import type { Option, TurnAim } from '@carriage/bots/advice'
import { type AnyGameRules, canonical, type Preview, preview, type Seat } from '@carriage/kernel'
import type { ShownEntry } from '../model/link.ts'
import type { TableModelState } from '../model/table-state.ts'

/** The position in which a hint was requested. */
export type HintMoment = Pick<TableModelState, 'view' | 'n' | 'moves'>

/** A hint that was given, and the position in which it was requested. */
export interface GivenHint {
  readonly asked: HintMoment
  readonly options: readonly Option[]
}

/** What a hint has said about the present turn, if all that I have played since is what one of its options says. */
export function aimAfter(
  { asked, options }: GivenHint,
  game: AnyGameRules,
  me: Seat,
  { view, entries }: { readonly view: object; readonly entries: readonly ShownEntry[] },
): TurnAim | undefined {
  const since = entries.filter(({ n }) => n > asked.n)
  if (since.length === 0 || since.some(({ undone }) => undone !== undefined)) return undefined
  for (const option of options) {
    const rest = restOf(option, game, me, asked.view, since)
    if (!rest) continue
    const [next] = rest.moves
    const isLegal = next !== undefined && preview(game, view, me, next).legal
    return { reason: option.aim, moves: isLegal ? rest.moves : [], news: rest.news }
  }
  return undefined
}

/** The moves of an option that are still to be played; undefined if something else was played, or if nothing is left. */
function restOf(
  { moves }: Option,
  game: AnyGameRules,
  me: Seat,
  from: object,
  since: readonly ShownEntry[],
): Pick<TurnAim, 'moves' | 'news'> | undefined {
  let before: object | undefined = from
  let news: TurnAim['news']
  let played = 0
  for (const { seat, events, view } of since) {
    if (seat === undefined || !before) return undefined
    if (seat === me) {
      const move = moves[played++]
      const seen: Preview<object, object> | undefined = move && preview(game, before, me, move)
      if (!seen?.legal || !beginsWith(events, seen.events, seen.stopped !== undefined)) return undefined
      if (seen.stopped) news ??= { kind: 'drawn' }
      before = view ?? seen.state
    } else {
      news ??= { kind: 'rival', seat }
      before = view
    }
  }
  return played < moves.length ? { moves: moves.slice(played), news } : undefined
}

/** Whether these events happened; of a move that draws, only the first are known. */
function beginsWith(happened: readonly object[], known: readonly object[], isCut: boolean): boolean {
  const compared = isCut ? happened.slice(0, known.length) : happened
  return canonical(compared) === canonical(known)
}
