import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Networks without public addresses: people must not make the server talk to its own neighbours. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

export function isPublic(ip: string): boolean {
  const family = isIP(ip)
  return family !== 0 && !closed.check(ip, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * The address to connect to, or nothing if there is only a private one. It is looked up once and then used as it is, so
 * that a second answer cannot differ.
 */
export async function resolvePublicAddress(host: string, allowPrivate: boolean): Promise<string | undefined> {
  const bare = host.replace(/^\[|\]$/g, '')
  const found = isIP(bare) ? [{ address: bare }] : await lookup(bare, { all: true })
  const [first] = allowPrivate ? found : found.filter(({ address }) => isPublic(address))
  return first?.address
}
