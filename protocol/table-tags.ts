/** Tags that a host can give a table. */
export const tableTags = ['newcomers', 'experienced', 'talkative', 'quiet', 'english', 'german'] as const
export type TableTag = (typeof tableTags)[number]
