import type { ComponentType } from 'react'
import type { Language } from '../../platform/i18n/translate.ts'
import type { Exhibit, MomentOf } from './exhibit.ts'

/** Everything that the gallery shows of a game. */
export interface Showcase<Name extends string = string> {
  readonly exhibit: Exhibit<object, object, object>
  /** The captions of its positions, by name. */
  readonly positions: Readonly<Record<Name, string>>
  moment(this: void, name: Name): MomentOf<object, object>
  /** All drawn parts of the game. */
  readonly parts: ComponentType<{ readonly language: Language }>
}
