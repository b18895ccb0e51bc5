import type { NotificationChannel, NotificationSettings } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { choiceWith, switched } from './notification-choice.ts'

const channel = (id: string, kind: NotificationChannel['kind'], address: string): NotificationChannel => ({
  id,
  kind,
  address,
  active: true,
  shared: kind === 'webhook',
  fault: null,
})

const settings: NotificationSettings = {
  language: 'de',
  zone: 'Europe/Berlin',
  digest: 8,
  channels: [
    channel('1', 'mail', 'a@b.example'),
    channel('2', 'push', 'push.example'),
    channel('3', 'webhook', 'https://c.example/x'),
    channel('4', 'webhook', 'https://d.example/y'),
  ],
  pushKey: 'key',
  mail: { offered: true, address: 'a@b.example' },
}

test('changing one setting leaves the others unchanged', () => {
  expect(choiceWith(settings, { digest: null })).toEqual({
    language: 'de',
    zone: 'Europe/Berlin',
    digest: null,
    mail: true,
    webhooks: [
      { url: 'https://c.example/x', active: true, shared: true },
      { url: 'https://d.example/y', active: true, shared: true },
    ],
    devices: [],
  })
})

test('switching off one channel, of any kind, leaves the others on', () => {
  expect(switched(settings, '1', false)).toEqual({ mail: false })
  expect(switched(settings, '2', false)).toEqual({ devices: [{ id: '2', active: false }] })
  expect(switched(settings, '4', false).webhooks?.map(({ active }) => active)).toEqual([true, false])
})
