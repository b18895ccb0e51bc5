import { type TableTag, tableTags } from '@carriage/protocol/table-tags'

export const filterPaces = ['live', 'slow', 'none'] as const
export const filterRatings = ['yes', 'no'] as const
/** Table sizes that at least one game has. */
export const filterSeats = [2, 3, 4, 5] as const

/** A filter for the list of open tables; missing fields do not restrict it. */
export interface TableFilter {
  readonly game?: string
  readonly pace?: (typeof filterPaces)[number]
  readonly seats?: number
  readonly rated?: (typeof filterRatings)[number]
  readonly near?: 'mine'
  readonly tags?: readonly TableTag[]
}

const key = 'carriage-house.open-tables'

export function saveFilter(filter: TableFilter): void {
  try {
    localStorage.setItem(key, JSON.stringify(filter))
  } catch {
    // Without storage, the whole list is shown next time.
  }
}

/** The filter saved in this browser. It may have been written by another version or by hand. */
export function savedFilter(offered: readonly string[]): TableFilter {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Record<keyof TableFilter, unknown>> | null
    const tags = tableTags.filter((tag) => Array.isArray(saved?.tags) && saved.tags.includes(tag))
    return cleaned({
      game: offered.find((game) => game === saved?.game),
      pace: filterPaces.find((pace) => pace === saved?.pace),
      seats: filterSeats.find((seats) => seats === saved?.seats),
      rated: filterRatings.find((rated) => rated === saved?.rated),
      near: saved?.near === 'mine' ? 'mine' : undefined,
      tags,
    })
  } catch {
    return {}
  }
}

/** Removes empty fields. */
export function cleaned(filter: { readonly [K in keyof TableFilter]: TableFilter[K] | undefined }): TableFilter {
  const { game, pace, seats, rated, near, tags = [] } = filter
  return {
    ...(game !== undefined && { game }),
    ...(pace !== undefined && { pace }),
    ...(seats !== undefined && { seats }),
    ...(rated !== undefined && { rated }),
    ...(near !== undefined && { near }),
    ...(tags.length > 0 && { tags }),
  }
}

/** The query for the server. */
export function openTablesQuery({
  tags,
  ...filter
}: TableFilter): Omit<TableFilter, 'tags'> & { readonly tags?: string } {
  return { ...filter, ...(tags && { tags: tags.join() }) }
}
