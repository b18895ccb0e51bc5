import { type AnyTitle, preview, redact, type Seat, type Viewer } from '@carriage/kernel'
import { kraftwagen, kraftwagenTitle, type Move } from '@carriage/kraftwagen'
import { de } from '../boards/kraftwagen/messages.de.ts'
import { en } from '../boards/kraftwagen/messages.en.ts'
import type { Props } from '../boards/kraftwagen/props.ts'
import { type Language, voiceOf } from '../words/speak.ts'
import { tellerOf } from '../words/teller.ts'
import { names } from './captions.ts'
import type { Moment } from './moments.ts'

export interface Hands {
  readonly held: { readonly move: Move; readonly chosen: boolean } | undefined
  readonly peek: (move: Move | undefined) => void
  readonly choose: (move: Move | undefined) => void
  readonly commit: (move: Move) => void
}

/** What a board is given to show a moment to a viewer. */
export function boardProps({ state, history, fresh }: Moment, viewer: Viewer, language: Language, hands: Hands): Props {
  const me = viewer === 'spectator' ? undefined : viewer
  const view = redact(state, viewer)
  const turn = kraftwagen.turn(view)
  const waitingFor = turn.over ? [] : turn.seats
  const { held, peek, choose, commit } = hands
  return {
    view,
    me,
    seats: state.players.map((_, seat) => ({ seat: seat as Seat, name: names[seat] ?? '', bot: false, here: true })), // a player's place is his seat
    waitingFor,
    moves: me !== undefined && waitingFor.includes(me) ? [...kraftwagen.moves(view, me)] : [],
    draft: held && me !== undefined ? { ...held, preview: preview(kraftwagen, view, me, held.move) } : undefined,
    peek,
    choose,
    commit,
    fresh,
    history,
    motion: { speed: 1, calm: false },
    language,
    say: voiceOf({ en, de }, language),
    // The teller works with any title; this one is narrower than it asks for.
    tell: tellerOf(kraftwagenTitle as unknown as AnyTitle, language, viewer, (seat) => names[seat] ?? ''),
    showRule: () => {},
  }
}
