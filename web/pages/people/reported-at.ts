/** What a report is about: a seat or a line of a table where I sit. Without it, the person alone. */
export interface ReportedAt {
  readonly match: string
  readonly who: { readonly seat: number } | { readonly line: string }
}
