import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Networks without public addresses: people must not make the server call its own network. */
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
  // Special, though routed: name servers, relays and translators of others.
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

/** The allocated part of IPv6; the rest may get a special meaning. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
/** IPv4-mapped IPv6 addresses, which are connected to as IPv4. */
const mapped = new BlockList()
mapped.addSubnet('::ffff:0:0', 96, 'ipv6')

export function isPublic(ip: string): boolean {
  switch (isIP(ip)) {
    case 4:
      return !closed.check(ip, 'ipv4')
    case 6:
      // The list of IPv4 networks also applies to mapped addresses.
      return (given.check(ip, 'ipv6') || mapped.check(ip, 'ipv6')) && !closed.check(ip, 'ipv6')
    default:
      return false
  }
}

/**
 * The address to connect to; undefined if there is only a private one. It is resolved once and then used directly, so
 * that a second DNS answer cannot differ.
 */
export async function resolvePublicAddress(host: string, allowPrivate: boolean): Promise<string | undefined> {
  const bare = host.replace(/^\[|\]$/g, '')
  const found = isIP(bare) ? [{ address: bare }] : await lookup(bare, { all: true })
  const [first] = allowPrivate ? found : found.filter(({ address }) => isPublic(address))
  return first?.address
}
