import type { CommonEvent, EventWords } from '@carriage/kraftwagen-family'
import type { Touches } from '../motion/touch.ts'
import { glyphPaths } from '../parts/glyph-paths.ts'

interface Words extends EventWords {
  readonly Car: { readonly price: number }
}

/** The places that the common events change on the boards of both Kraftwagens. */
export const commonTouches: Touches<CommonEvent<Words>> = {
  turnBegan: ({ seat }) => [{ spot: `marker ${seat}` }],
  tileToFront: ({ tile }) => [{ spot: `tile ${tile}` }],
  partTaken: ({ seat, part, value, where }) => {
    const flies = { from: 'hand', sign: glyphPaths[part] }
    // The line of a rival shows all parts together.
    return where === 'workshop'
      ? [{ spot: `part ${seat} ${part} ${value}`, ...flies }, { spot: `parts ${seat}` }]
      : [{ spot: `racecar ${seat}`, ...flies }]
  },
  partReturned: ({ seat }) => [{ spot: `parts ${seat}` }],
  engineInstalled: ({ seat }) => [
    { spot: `racecar ${seat}`, from: `parts ${seat}`, sign: glyphPaths.engine },
    { spot: `parts ${seat}` },
  ],
  carDrove: ({ seat }) => [{ spot: `racer ${seat}` }],
  turnEnded: ({ seat }) => [{ spot: `marker ${seat}` }],
  roundEnded: () => [{ spot: 'round' }],
  buyerLeft: ({ buyer }) => [{ spot: `buyer ${buyer}` }],
  carUnsold: ({ car }) => [{ spot: `car ${car.price}` }],
  marketCleared: () => [{ spot: 'market' }],
}
