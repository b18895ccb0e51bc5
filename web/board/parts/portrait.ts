import {
  beards,
  coatColours,
  coats,
  eyeShapes,
  type FaceShape,
  glasses,
  grounds,
  hairColours,
  hairs,
  hatColours,
  hats,
  headShapes,
  skins,
} from './portrait-parts.ts'

/** A fictional face, determined by the name alone. */
export interface Portrait {
  readonly ground: string
  readonly skin: string
  readonly hair: string
  readonly hat: string
  readonly coat: string
  /** From back to front. */
  readonly shapes: readonly FaceShape[]
  /** The chosen parts. */
  readonly parts: readonly number[]
}

export function portraitOf(name: string): Portrait {
  const choose = chooser(name)
  const [hairOf, hatOf, beardOf, glassesOf, coatOf] = [hairs, hats, beards, glasses, coats].map((kind) =>
    choose(kind.length),
  ) as [number, number, number, number, number]
  return {
    ground: grounds[choose(grounds.length)] ?? grounds[0],
    skin: skins[choose(skins.length)] ?? skins[0],
    hair: hairColours[choose(hairColours.length)] ?? hairColours[0],
    hat: hatColours[choose(hatColours.length)] ?? hatColours[0],
    coat: coatColours[choose(coatColours.length)] ?? coatColours[0],
    shapes: [
      ...(coats[coatOf] ?? []),
      ...headShapes,
      ...(hairs[hairOf] ?? []),
      ...eyeShapes,
      ...(beards[beardOf] ?? []),
      ...(glasses[glassesOf] ?? []),
      ...(hats[hatOf] ?? []),
    ],
    parts: [hairOf, hatOf, beardOf, glassesOf, coatOf],
  }
}

/** Chosen so that any two engineers of a game differ in three of the five parts. */
const salt = 188

/** Pseudo-random numbers from the name (FNV-1a, then mixed for each one). */
function chooser(name: string): (below: number) => number {
  let state = salt
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    state = Math.imul(state ^ (state >>> 13), 3266489917)
    state ^= state >>> 16
    return (state >>> 0) % below
  }
}
