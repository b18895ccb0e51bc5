/**
 * The context of a report: a seat or a chat line at one of my tables. Without it, the report is about the person alone.
 */
export interface ReportedAt {
  readonly match: string
  readonly who: { readonly seat: number } | { readonly line: string }
}
