import type { Chance } from '../chance/chance.ts'
import { copy } from '../play/copy.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A move with one part changed, dropped or added. It may still be legal by chance. */
export function mutate(move: object, { strings, numbers }: Vocabulary, chance: Chance): unknown {
  const changed = copy(move)
  const places: { holder: Record<string, unknown>; key: string }[] = []
  collectPlaces(changed as Record<string, unknown>)
  const place = places[chance.below(places.length)]
  if (!place) return changed
  place.holder[place.key] = another(place.holder[place.key])
  if (chance.below(12) === 0) delete place.holder[place.key]
  if (chance.below(12) === 0) place.holder[strings[chance.below(strings.length)] ?? 'extra'] = 1
  return changed

  function collectPlaces(holder: Record<string, unknown>): void {
    for (const [key, part] of Object.entries(holder)) {
      places.push({ holder, key })
      // For mutations an array is an object with numbered keys.
      if (typeof part === 'object' && part !== null) collectPlaces(part as Record<string, unknown>)
    }
  }

  function another(value: unknown): unknown {
    if (chance.below(10) === 0) return [null, true, [], {}, 1.5, '1'][chance.below(6)]
    if (typeof value === 'number') return numbers[chance.below(numbers.length)]
    if (typeof value === 'string') return strings[chance.below(strings.length)]
    if (typeof value === 'boolean') return !value
    return chance.below(2) === 0 ? null : numbers[chance.below(numbers.length)]
  }
}
