import { fastChance, LiveEffects, redact, type Seat, seatsOf } from '@carriage/kernel'
import type { AnyBoard } from '../../board/interaction/board.ts'
import { fetchLesson } from '../../games/lessons.ts'
import { loadTranslator } from '../../platform/i18n/game-translator.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { createMessageFormatter, type Language } from '../../platform/i18n/translate.ts'
import { boardMessagesIn } from '../../platform/i18n/translations.ts'
import { lessonMatch } from '../lessons/lesson-match.ts'
import { simpleMove } from '../local-play/simple-player.ts'
import type { PicturePosition, PictureProps } from './pictures.ts'

const players = ['Ada', 'Emil', 'Klara', 'Ida', 'Bruno']

/** A position to draw, as one seat sees it. */
export interface PictureView {
  readonly view: object
  readonly seat: Seat
  readonly seats: number
}

export async function pictureView(title: PlayedTitle, position: PicturePosition): Promise<PictureView> {
  if ('lesson' in position) {
    const lesson = await fetchLesson(position.lesson)
    if (!lesson) throw new RangeError(`Unknown lesson: ${position.lesson}`)
    const { view } = lessonMatch(lesson, await title.games(), players[0] ?? '').opened()
    return { view, seat: lesson.me, seats: lesson.rivals.length + 1 }
  }
  const [rules] = title.versions
  const luck = fastChance(position.seed)
  const state = rules.setup({ seats: position.seats, options: title.standardOptions }, new LiveEffects(luck))
  for (let n = 0; n < position.moves; n++) {
    const turn = rules.turn(state)
    const seat = turn.over ? undefined : turn.seats[0]
    if (seat === undefined) break
    rules.play(state, seat, simpleMove(rules, redact(state, seat), seat, luck), new LiveEffects(luck))
  }
  return { view: redact(state, 0), seat: 0, seats: position.seats }
}

/** Board props for a static picture of a position. */
export function picturePropsFor(
  { title, board }: { readonly title: PlayedTitle; readonly board: AnyBoard },
  { view, seat, seats }: PictureView,
  language: Language,
): PictureProps {
  const turn = title.versions[0].turn(view)
  return {
    match: 'rules',
    view,
    me: seat,
    seats: seatsOf(seats).map((each) => ({ seat: each, name: players[each] ?? '', bot: false, here: true })),
    waitingFor: turn.over ? [] : turn.seats,
    moves: [],
    draft: undefined,
    peek: nothing,
    choose: nothing,
    commit: nothing,
    refuse: nothing,
    commitAll: nothing,
    fresh: [],
    history: [],
    motion: { speed: 0, calm: true },
    language,
    t: createMessageFormatter(boardMessagesIn(board, language), language),
    translator: loadTranslator(title, language, seat, (each) => players[each] ?? ''),
    showRule: nothing,
  }
}

function nothing(): void {}
