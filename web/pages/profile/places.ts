import type { TableSummary } from '../../platform/net/api.ts'

type Result = NonNullable<TableSummary['result']>

/** The place of a seat from 1 on, and whether others share it; undefined for a seat without a rank. */
export function placeAt(
  result: Result,
  seat: number,
): { readonly place: number; readonly shared: boolean } | undefined {
  let place = 1
  for (const group of result.ranking) {
    if (group.some((each) => each === seat)) return { place, shared: group.length > 1 }
    place += group.length
  }
  return undefined
}
