import type { Components } from './schema.ts'
import { type CommonTile, colours, commonTiles } from './vocabulary.ts'

/** HC-2.18 the common supply before anything is built: what is in the box less one set for every missing colour. */
export function supplyFor(components: Components, players: number): Record<CommonTile, number> {
  const missing = colours.length - players
  const { research, planning } = components.departments.rows
  const rows = { ...components.mainlines.rows, research, planning, ...components.technologyStations.rows }
  const supply = {} as Record<CommonTile, number> // filled at once, an entry for each tile
  for (const tile of commonTiles) supply[tile] = rows[tile].tiles - missing * rows[tile].perColour
  return supply
}
