import type { Viewer } from '@carriage/kernel'
import type { Move } from '@carriage/kraftwagen'
import { type HandsOf, propsFor } from '../../../gallery/exhibit.ts'
import type { Language } from '../../../words/speak.ts'
import type { Props } from '../board/props.ts'
import { exhibit } from './exhibit.ts'
import type { Moment } from './moments.ts'

export type Hands = HandsOf<Move>

/** What the board of Kraftwagen is given to show a moment to a viewer. */
export function boardProps(moment: Moment, viewer: Viewer, language: Language, hands: Hands): Props {
  return propsFor(exhibit, moment, viewer, language, hands)
}
