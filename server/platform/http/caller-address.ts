import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** Our own proxies in front of the server: their number, or their networks. */
export type TrustedProxies = number | readonly string[]

/** Finds the address of the client that sent a request. */
export type AddressOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

const mostHops = 10
/** The widest networks that belong to one operator: 10.0.0.0/8 and fc00::/7. Wider ones include strangers. */
const widest = { ipv4: 8, ipv6: 7 }

/**
 * Finds the caller's address behind trusted proxies. Every proxy appends the address that it saw to X-Forwarded-For, so
 * the list is read from its end: entries before those of our own proxies came with the request and may be made up. HTTP
 * and sockets both use this function, so that their limits count the same caller.
 */
export function callerAddress(proxies: TrustedProxies): AddressOf {
  const isTrusted = typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : isIn(proxies)
  return ({ headers, socket }) => {
    let caller = plain(socket.remoteAddress ?? '') ?? 'unknown'
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',')
    for (let hop = 0; isTrusted(caller, hop); hop += 1) {
      const before = plain(forwarded.pop() ?? '')
      if (before === undefined) break
      caller = before
    }
    return caller
  }
}

/** The network of one subscriber: with IPv6 a /64, in which addresses cost nothing. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Parses TRUST_PROXY; throws a `RangeError` with the reason for an invalid value. */
export function readTrustedProxies(text: string): TrustedProxies {
  const value = text.trim().toLowerCase()
  if (value === 'false' || value === 'no' || value === 'off') return 0
  // One proxy in front is what nearly every operator means.
  if (value === 'true' || value === 'yes' || value === 'on') return 1
  if (/^\d+$/.test(value)) {
    const hops = Number(value)
    if (hops > mostHops)
      throw new RangeError(`${hops} proxies are too many (at most ${mostHops}); count those in front of this server.`)
    return hops
  }
  const networks = value.split(',').map((network) => network.trim())
  for (const network of networks) checkNetwork(network)
  return networks
}

function checkNetwork(network: string): void {
  const { address, bits, family } = networkIn(network)
  const all = family === 'ipv4' ? 32 : 128
  if (isIP(address) === 0 || !Number.isInteger(bits) || bits > all)
    throw new RangeError(
      `"${network}" is no network. Give the number of proxies in front (1), or their addresses: 10.0.0.5, 192.168.0.0/16.`,
    )
  if (bits < widest[family])
    throw new RangeError(
      `"${network}" includes strangers, who could then claim any address. Name only networks of your own proxies.`,
    )
}

function networkIn(network: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } {
  const [address = '', bits] = network.split('/')
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  const whole = family === 'ipv4' ? 32 : 128
  return { address, family, bits: bits === undefined ? whole : /^\d+$/.test(bits) ? Number(bits) : Number.NaN }
}

function isIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const { address, bits, family } = networkIn(network)
    list.addSubnet(address, bits, family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/** An address without port, brackets or zone, IPv4 as IPv4; undefined if it is invalid. */
function plain(text: string): string | undefined {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
  const address = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  return isIP(mapped ?? address) === 0 ? undefined : (mapped ?? address)
}
