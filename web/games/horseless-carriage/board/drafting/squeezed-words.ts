import type { Room } from '../editor/room.ts'
import { nameOf } from '../names.ts'
import type { Props } from '../props.ts'

/** Warns that a station has too few free squares beside it for its remaining indicators. */
export function squeezedWords(words: Pick<Props, 't' | 'translator'>, { type, squares, needs }: Room): string {
  return words.t('room.squeezed', { station: nameOf(words, { kind: 'station', type }), free: squares.length, needs })
}
