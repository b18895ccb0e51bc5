import { ageOfEngineeringTitle } from '@carriage/age-of-engineering'
import { auctionTitle } from '@carriage/auction'
import { horselessCarriageTitle } from '@carriage/horseless-carriage'
import { type AnyTitle, libraryOf } from '@carriage/kernel'
import { kraftwagenTitle } from '@carriage/kraftwagen'

/** The games that the house offers. */
export const titles: readonly AnyTitle[] = [kraftwagenTitle, ageOfEngineeringTitle, horselessCarriageTitle]

/** Games for trying the house out: they can be played, but are never offered. */
export const trialTitles: readonly AnyTitle[] = [auctionTitle]

const all: readonly AnyTitle[] = [...titles, ...trialTitles]

/** Every version of every game, so that any record can be played again. */
export const library = libraryOf(all.flatMap(({ versions }) => versions))

export function titleOf(id: string): AnyTitle | undefined {
  return all.find(({ versions: [game] }) => game.id === id)
}
