import type { Api } from '@carriage/protocol/client'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as z from 'zod'
import { terminalTranslator } from '../formatter.ts'
import { openMatch } from './open-match.ts'
import { answerOrThrow, Unanswered } from './unanswered.ts'

const table = z.string().describe('The id of a table, from list_tables.')

interface ToolAnswer {
  [key: string]: unknown
  content: { type: 'text'; text: string }[]
  isError?: true
}

/** The tools with which a language model finds a table, reads it and moves. They do nothing that the API cannot. */
export function agentServer(api: Api): McpServer {
  const t = terminalTranslator('en')
  const server = new McpServer({ name: 'carriage-house', version: '1' })

  server.registerTool('list_tables', { description: t('mcp.list') }, () =>
    answerWith(async () => {
      const [waiting, playing, open] = await Promise.all([
        api.GET('/api/tables/waiting'),
        api.GET('/api/tables/mine', { params: { query: { state: 'playing' } } }),
        api.GET('/api/tables/open'),
      ])
      const lines = [
        [t('mcp.waiting'), answerOrThrow(waiting).tables],
        [t('mcp.playing'), answerOrThrow(playing).tables],
        [t('mcp.open'), answerOrThrow(open).tables],
      ] as const
      return lines.flatMap(([heading, tables]) => [
        heading,
        ...tables.map(({ id, game, seats, n }) => {
          const names = seats.map(({ name, kind }) => (kind === 'free' ? t('mcp.free') : (name ?? ''))).join(', ')
          return `  ${id}  ${game}  ${names}  ${t('mcp.entries', { n })}`
        }),
      ])
    }),
  )

  server.registerTool('sit_down', { description: t('mcp.sit'), inputSchema: { table } }, ({ table: id }) =>
    answerWith(async () => {
      answerOrThrow(await api.POST('/api/tables/:id/seat', { params: { path: { id } }, body: { ready: true } }))
      return [t('mcp.seated')]
    }),
  )

  server.registerTool('read_table', { description: t('mcp.read'), inputSchema: { table } }, ({ table: id }) =>
    answerWith(async () => {
      const { n, decision, board } = await openMatch(api, id)
      return [t('mcp.at', { n }), decision, '', ...board]
    }),
  )

  server.registerTool('list_moves', { description: t('mcp.moves'), inputSchema: { table } }, ({ table: id }) =>
    answerWith(async () => {
      const { n, decision, choices, all } = await openMatch(api, id)
      if (choices.length === 0) return [decision, t('mcp.notAsked')]
      const lines = choices.map(({ text, brings }, index) => {
        return `${index + 1}. ${text}${brings.length > 0 ? ` — ${brings.join(' ')}` : ''}`
      })
      return [t('mcp.at', { n }), decision, ...lines, ...(all ? [] : [t('mcp.some')])]
    }),
  )

  const choice = {
    table,
    number: z.int().min(1).describe('The number of the move in list_moves.'),
    after: z.int().min(0).describe('The number of moves made when list_moves was asked.'),
  }
  server.registerTool('move', { description: t('mcp.move'), inputSchema: choice }, ({ table: id, number, after }) =>
    answerWith(async () => {
      const { n, choices } = await openMatch(api, id)
      const chosen = choices[number - 1]
      if (n !== after || !chosen) throw new Unanswered(t('mcp.stale'))
      // The same choice in the same position has the same id, so that it is made once however often it is sent.
      const command = { type: 'move', id: `agent-${after}-${number}`, basis: n, move: chosen.move } as const
      answerOrThrow(await api.POST('/api/matches/:id/commands', { params: { path: { id } }, body: command }))
      return [t('mcp.moved', { move: chosen.text })]
    }),
  )

  return server
}

/** The result of a tool, or why it failed. */
async function answerWith(work: () => Promise<readonly string[]>): Promise<ToolAnswer> {
  try {
    return { content: [{ type: 'text', text: (await work()).join('\n') }] }
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    return { content: [{ type: 'text', text: error.message }], isError: true }
  }
}
