import * as z from 'zod'
import { pages } from './pages.ts'

/** Size limits of a report. The client truncates its reports; a longer one is refused. */
const reportLimits = { message: 500, stack: 6_000 } as const

const text = (most: number) => z.string().max(most)

export const newClientReport = z
  .object({
    part: z
      .enum(['board', 'panel', 'page', 'message', 'entry', 'uncaught'])
      .describe('What failed: a part of the screen, a missing message, an entry of the log, or anything else.'),
    message: text(reportLimits.message),
    stack: text(reportLimits.stack),
    match: text(64).nullable(),
    entry: z.int().min(0).max(1_000_000).nullable().describe('The last entry of the log that was shown.'),
    rules: z.int().min(0).max(1_000_000).nullable().describe('The rules version of the match.'),
    client: text(64).describe('The build of the client.'),
    page: z.enum([...pages, 'unknown']).describe('The page, without the person or table.'),
    language: text(16),
  })
  .meta({
    id: 'NewClientReport',
    description: 'A fault of the web client, without tokens or the content of the game.',
  })
export type NewClientReport = z.infer<typeof newClientReport>
