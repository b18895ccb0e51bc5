import { expect, test } from 'vitest'
import { isPublic, resolvePublicAddress } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::ffff:0:127.0.0.1',
  '::ffff:0:7f00:1',
  '192.88.99.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.175.48.1',
  '3fff::1',
  '5f00::1',
  '2620:4f:8000::1',
  '100:0:0:1::1',
  '2001:db8::1',
  'fec0::1',
  '::7f00:1',
  '::ffff:192.168.0.1',
  '::ffff:192.88.99.1',
  'fe80::1%eth0',
  'localhost',
])('%s is private, not public', (ip) => {
  expect(isPublic(ip)).toBe(false)
})

test.each(['1.1.1.1', '172.32.0.1', '162.159.128.233', '2606:4700::6810:85e5', '::ffff:1.1.1.1'])(
  '%s is public',
  (ip) => {
    expect(isPublic(ip)).toBe(true)
  },
)

test('a name of this machine is refused unless the operator allows private addresses', async () => {
  expect(await resolvePublicAddress('localhost', false)).toBeUndefined()
  expect(await resolvePublicAddress('[::1]', false)).toBeUndefined()
  expect(['127.0.0.1', '::1']).toContain(await resolvePublicAddress('localhost', true))
})
