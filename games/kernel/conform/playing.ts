import type { Chance } from '../chance/chance.ts'
import { recordedChance } from '../chance/recorded-chance.ts'
import type { Game } from '../contract/game.ts'
import type { Seat } from '../contract/seat.ts'
import type { PlayedMove } from '../play/advance.ts'
import { copy } from '../play/copy.ts'
import { type Draw, LiveEffects } from '../play/live-effects.ts'
import { preview } from '../play/preview.ts'
import { Stopped } from '../play/stopped.ts'
import { canonical } from '../record/canonical.ts'
import { isSecret, needsSecrets, redact } from '../secrets/secret.ts'
import { withKeysReversed } from './copies.ts'
import { expecting, expectSame, expectSamePlain, Nonconforming } from './nonconforming.ts'

type AGame<State extends object, Move extends object, Event extends object> = Game<State, Move, object, Event>

/**
 * Repeats a played move on the serialised position and with reordered keys. Both must lead to the same position and
 * events, and must not change the move.
 */
export function checkPlay<State extends object, Move extends object, Event extends object>(
  game: AGame<State, Move, Event>,
  state: State,
  seat: Seat,
  move: Move,
  played: { readonly draws: readonly Draw[]; readonly state: State },
): PlayedMove<State, Event> {
  const moveBefore = canonical(move)
  const step = playOn(game, game.clone(state), seat, move, recordedChance(played.draws))
  expectSamePlain('determinism', 'the position in the match', played.state, step.state)
  expectSame('play', 'the move after it was played', canonical(move), moveBefore)

  // A copy, since what is played after it must not change it.
  const outcome = copy(outcomeOf(step))
  const stored = JSON.parse(JSON.stringify(state)) as State // deserialisation preserves the shape
  const again = playOn(game, stored, seat, move, recordedChance(step.draws))
  expectSamePlain('determinism', 'the same move on the stored position', outcomeOf(again), outcome)
  const reversed = playOn(game, withKeysReversed(state), seat, move, recordedChance(step.draws))
  expectSamePlain('key order', 'the same move with keys in another order', outcomeOf(reversed), outcome)
  return step
}

/** A preview on the seat's own view shows the result, or stops where the seat would learn something. */
export function checkPreview<State extends object, Move extends object, Event extends object>(
  game: AGame<State, Move, Event>,
  state: State,
  seat: Seat,
  move: Move,
  step: PlayedMove<State, Event>,
): void {
  const shown = expecting('preview', canonical(move), () => preview(game, redact(state, seat), seat, move))
  if (!shown.legal) throw new Nonconforming('preview', `${canonical(move)} is legal, but not in the preview`)
  if (shown.stopped) {
    if (step.disclosed) return
    throw new Nonconforming(
      'undo',
      `the preview of ${canonical(move)} stops at a ${shown.stopped}, but undo finds nothing disclosed`,
    )
  }
  if (shown.undoable !== (step.disclosed === undefined)) {
    throw new Nonconforming(
      'undo',
      `${canonical(move)} is ${shown.undoable ? '' : 'not '}undoable by its preview alone`,
    )
  }
  expectSamePlain('preview', 'the position', shown.state, redact(step.state, seat))
  expectSamePlain('preview', 'the events', shown.events, redact(step.events, seat))
}

/** A watcher reaches its next view by playing the move on its current one; only a secretive move may prevent that. */
export function checkWatching<State extends object, Move extends object, Event extends object>(
  game: AGame<State, Move, Event>,
  state: State,
  seat: Seat,
  move: Move,
  step: PlayedMove<State, Event>,
): void {
  const seen = redact({ state, move, draws: step.draws }, 'spectator')
  const shown = game.clone(seen.state)
  try {
    game.play(shown, seat, seen.move, new LiveEffects<Event>(recordedChance(seen.draws)))
  } catch (error) {
    if (error instanceof Stopped && step.secretive) return
    throw new Nonconforming('moves on a view', `${canonical(move)} cannot be watched: ${String(error)}`)
  }
  const next = redact(step.state, 'spectator')
  expectSamePlain('moves on a view', 'the position as a watcher played it', redact(shown, 'spectator'), next)
}

function playOn<State extends object, Move extends object, Event extends object>(
  game: AGame<State, Move, Event>,
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
): PlayedMove<State, Event> {
  const fx = new LiveEffects<Event>(chance)
  const opened = needsSecrets(() => expecting('play', canonical(move), () => game.play(state, seat, move, fx)))
  expecting('plain data', 'the events', () => canonical(fx.events))
  const { draws, events, disclosed } = fx
  return { legal: true, state, draws, events, disclosed, secretive: opened || draws.some(isSecret) }
}

function outcomeOf({ state, draws, events, disclosed }: PlayedMove<object, object>): object {
  return { state, draws, events, disclosed: disclosed ?? null }
}
