import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Where the numbers of a sample lie in its row. */
export interface SampleLayout {
  readonly seats: number
  readonly features: number
  readonly table: number
  /** Numbers for each seat: present points, expected points, final points. */
  readonly points: number
  readonly expected: number
  readonly final: number
  readonly values: number
  readonly tableAt: number
  readonly width: number
}

/** The first numbers of a row. */
export const head = { game: 0, round: 1, left: 2 } as const

export function layoutFor(seats: number, features: number, table: number): SampleLayout {
  const points = 3
  const expected = points + seats
  const final = expected + seats
  const values = final + seats
  const tableAt = values + seats * features
  return { seats, features, table, points, expected, final, values, tableAt, width: tableAt + table }
}

/** Positions of self-play, a row for each, those of a game one after the other. */
export interface Samples {
  readonly layout: SampleLayout
  readonly rows: Float32Array
  readonly count: number
}

/** The samples of one generation on the disk. */
export interface SampleStore {
  has(generation: number): boolean
  store(generation: number, rows: Float32Array): void
  /** The samples of these generations, one after the other. */
  load(generations: readonly number[], layout: SampleLayout): Samples
}

export function sampleStoreIn(folder: string): SampleStore {
  const file = (generation: number) => `${folder}/generation-${generation}.f32`
  return {
    has: (generation) => existsSync(file(generation)),
    store(generation, rows) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file(generation), new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength))
    },
    load(generations, layout) {
      const parts = generations.map((generation) => {
        const bytes = readFileSync(file(generation))
        return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
      })
      const rows = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
      let at = 0
      for (const part of parts) {
        rows.set(part, at)
        at += part.length
      }
      return { layout, rows, count: rows.length / layout.width }
    },
  }
}
