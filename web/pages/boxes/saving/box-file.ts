/** The tables of a box as a file. */
export function boxFileOf(components: object): string {
  return `data:application/json,${encodeURIComponent(JSON.stringify(components, null, 1))}`
}
