/** What a host can say about a table beside its terms. */
export const tableTags = ['newcomers', 'experienced', 'talkative', 'quiet', 'english', 'german'] as const
export type TableTag = (typeof tableTags)[number]
