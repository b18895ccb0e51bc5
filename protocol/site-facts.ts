import * as z from 'zod'

export const siteFacts = z
  .object({
    name: z.string().nullable().describe('Who runs this site.'),
    address: z.array(z.string()).readonly().describe('Where they can be served, line by line.'),
    contact: z.string().nullable().describe('An e-mail address or the URL of a page.'),
    source: z.string().nullable().describe('Where the source code is published.'),
  })
  .meta({ id: 'SiteFacts' })
export type SiteFacts = z.infer<typeof siteFacts>
