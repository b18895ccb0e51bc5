import type { Colour } from './components/vocabulary.ts'

/** No two seats may play the same industrialist. */
export function eachIndustrialistOnce(options: IndustrialistOptions): boolean {
  const chosen = chosenIndustrialists(options).filter((colour) => colour !== undefined)
  return new Set(chosen).size === chosen.length
}

/** Whom each seat chose, the first one first. */
export function chosenIndustrialists(options: IndustrialistOptions): (Colour | undefined)[] {
  return [
    options.firstIndustrialist,
    options.secondIndustrialist,
    options.thirdIndustrialist,
    options.fourthIndustrialist,
    options.fifthIndustrialist,
  ].map((chosen) => (chosen === 'anyLeft' ? undefined : chosen))
}

type IndustrialistOptions = Readonly<
  Partial<Record<`${'first' | 'second' | 'third' | 'fourth' | 'fifth'}Industrialist`, Colour | 'anyLeft'>>
>
