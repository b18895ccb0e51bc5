import { apiClient } from '@carriage/protocol/client'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { only, readArguments } from '../arguments.ts'
import { Complaint } from '../complaint.ts'
import type { Screen } from '../screen.ts'
import { agentServer } from './agent-server.ts'

/** `carriage mcp`: lets a language model play on a server, over the Model Context Protocol on this terminal. */
export async function mcp(args: readonly string[], _screen: Screen): Promise<number> {
  const { positionals } = readArguments('mcp', args, {})
  const baseUrl = only('mcp', positionals).replace(/\/$/, '')
  // Not an argument: all users of the machine can read those.
  const { CARRIAGE_TOKEN: token } = process.env
  if (!token) throw new Complaint('mcp.token')
  const server = agentServer(apiClient({ baseUrl, token }))
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve
  })
  await server.connect(new StdioServerTransport())
  process.stdin.once('end', () => void server.close())
  await closed
  return 0
}
