import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { callerAddress, networkOf, readTrustedProxies } from './caller-address.ts'

function request(peer: string, forwarded?: string): Pick<IncomingMessage, 'headers' | 'socket'> {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { headers, socket: { remoteAddress: peer } as IncomingMessage['socket'] }
}
const seen = (setting: string, peer: string, forwarded?: string) =>
  callerAddress(readTrustedProxies(setting))(request(peer, forwarded))

test('without a trusted proxy nobody can choose an address', () => {
  for (const setting of ['false', '0']) expect(seen(setting, '203.0.113.9', '192.0.2.1')).toBe('203.0.113.9')
})

test('behind one appending proxy, what the caller sent before does not count', () => {
  for (const setting of ['true', '1']) {
    expect(seen(setting, '127.0.0.1', '198.51.100.7')).toBe('198.51.100.7')
    expect(seen(setting, '127.0.0.1', '192.0.2.1, 198.51.100.7')).toBe('198.51.100.7')
    expect(seen(setting, '127.0.0.1', '192.0.2.1,10.0.0.1,127.0.0.1, 198.51.100.7')).toBe('198.51.100.7')
    expect(seen(setting, '127.0.0.1')).toBe('127.0.0.1')
  }
})

test('behind two proxies the address seen by the outer one counts', () => {
  expect(seen('2', '127.0.0.1', '192.0.2.1, 198.51.100.7, 10.0.0.2')).toBe('198.51.100.7')
  expect(seen('2', '127.0.0.1', '10.0.0.2')).toBe('10.0.0.2')
})

test('with a list, the nearest address that is not on it counts, whatever stands before', () => {
  const list = '127.0.0.1, 10.0.0.0/8, fd00::/8'
  expect(seen(list, '127.0.0.1', '192.0.2.1, 198.51.100.7, fd00::2, 10.1.2.3')).toBe('198.51.100.7')
  expect(seen(list, '::ffff:127.0.0.1', '192.0.2.1, 198.51.100.7')).toBe('198.51.100.7')
  // The header of a caller who bypasses the proxies is not trusted.
  expect(seen(list, '203.0.113.9', '192.0.2.1')).toBe('203.0.113.9')
  // If every address in the list is a proxy, the first of them is the client.
  expect(seen(list, '127.0.0.1', '10.0.0.9')).toBe('10.0.0.9')
})

test('an entry with a port or in brackets is an address, an invalid one ends the search', () => {
  expect(seen('1', '127.0.0.1', '198.51.100.7:49152')).toBe('198.51.100.7')
  expect(seen('1', '127.0.0.1', '[2001:db8::7]:49152')).toBe('2001:db8::7')
  expect(seen('1', '::ffff:127.0.0.1', '::ffff:198.51.100.7')).toBe('198.51.100.7')
  expect(seen('1', '127.0.0.1', 'unknown')).toBe('127.0.0.1')
  expect(seen('2', '127.0.0.1', '<script>, 198.51.100.7')).toBe('198.51.100.7')
})

test('an IPv6 subscriber counts as one network', () => {
  expect(networkOf('198.51.100.7')).toBe('198.51.100.7')
  expect(networkOf('2001:db8:0:1::7')).toBe(networkOf('2001:db8:0:1:ffff:0:0:1'))
  expect(networkOf('2001:db8::7')).toBe('2001:db8:0:0::/64')
  expect(networkOf('2001:db8:0:2::7')).not.toBe(networkOf('2001:db8:0:1::7'))
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('unknown')).toBe('unknown')
})

test.each(['0.0.0.0/0', '::/0', '10.0.0.0/7', '128.0.0.0/1', '10.0.0.5, ::/0'])(
  '%s is refused: strangers are in it',
  (text) => {
    expect(() => readTrustedProxies(text)).toThrow(/includes strangers/)
  },
)

test.each(['all', '*', '10.0.0.0/33', '10.0.0.0/x', '10.0.0', '-1', '1.5', '10.0.0.1,', 'localhost'])(
  '%s is refused: it is no network',
  (text) => {
    expect(() => readTrustedProxies(text)).toThrow(/is no network/)
  },
)

test('an implausible number of proxies is refused', () => {
  expect(() => readTrustedProxies('11')).toThrow(/at most 10/)
})
