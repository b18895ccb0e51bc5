import type { MatchId, TokenScope } from '@carriage/protocol'
import type { Guest, TestServer } from './test-server.ts'

/** Opens the one-tap link of an account to a table. */
export async function tapLink(
  server: Pick<TestServer, 'accounts' | 'url'>,
  account: string,
  match: MatchId,
  headers: Record<string, string> = {},
): Promise<Response> {
  const link = new URL(await server.accounts.linkTo(account, match, new Date(Date.now() + 3_600_000)))
  return fetch(`${server.url}/api/links/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ token: link.hash.slice(1) }),
  })
}

/** The header with a new token of an account, with one scope. */
export async function tokenHeader({ api }: Guest, scope: TokenScope): Promise<Record<string, string>> {
  const { data } = await api.POST('/api/me/tokens', { body: { name: scope, scopes: [scope] } })
  return { authorization: `Bearer ${data!.token}` }
}
