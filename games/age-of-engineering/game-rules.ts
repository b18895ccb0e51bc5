import type { GameRules } from '@carriage/kernel'
import { playedBy } from '@carriage/kraftwagen-family'
import { clone } from './clone.ts'
import { result } from './end.ts'
import type { Event } from './events.ts'
import { figures } from './figures.ts'
import { premoves } from './forecast/next-turn.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import { layOut } from './setup.ts'
import type { State } from './state.ts'
import { engine } from './steps/index.ts'

/** Kraftwagen: Age of Engineering, without schemas, for the web client. */
export const ageOfEngineeringRules: GameRules<State, Move, Options, Event> = {
  id: 'age-of-engineering',
  rules: 1,
  seats: { min: 2, max: 4 }, // AE-1.1
  figures,
  ...playedBy(engine, layOut, result),
  clone,
  premoves: premoves,
}
