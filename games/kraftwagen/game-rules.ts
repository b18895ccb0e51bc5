import type { GameRules } from '@carriage/kernel'
import { playedBy } from '@carriage/kraftwagen-family'
import { clone } from './clone.ts'
import { engine } from './engine.ts'
import type { Event } from './events.ts'
import { figures } from './figures.ts'
import { premoves } from './forecast/next-turn.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import { result } from './scoring/end.ts'
import { layOut } from './setup.ts'
import type { State } from './state.ts'

/** Kraftwagen, V6 edition, without schemas, for the web client. */
export const kraftwagenRules: GameRules<State, Move, Options, Event> = {
  id: 'kraftwagen',
  rules: 1,
  seats: { min: 2, max: 4 }, // KW-1.1
  figures,
  ...playedBy(engine, layOut, result),
  clone,
  premoves: premoves,
}
