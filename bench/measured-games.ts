import { existsSync } from 'node:fs'
import { titles } from '@carriage/shared/catalogue'

/** What is measured of one game, in `bench/<id>/measured.ts`. */
export interface Measured {
  /** The tables whose random games are counted, all defaults first. Options as a table names them. */
  readonly tables?: readonly MeasuredOptions[]
  /** How many games are played to count the bytes of their moves. */
  readonly byteGames?: number
}

export type MeasuredOptions = Readonly<Record<string, string | true>>

const [first] = titles
if (!first) throw new Error('There is no game to measure.')

/** The game that is played where any would do, and for which aims are set. */
export const referenceGame: string = first.about.id

export async function measuredOf(game: string): Promise<Measured> {
  const file = new URL(`./${game}/measured.ts`, import.meta.url)
  // Each of them exports this.
  return existsSync(file) ? ((await import(file.href)) as { readonly measured: Measured }).measured : {}
}
