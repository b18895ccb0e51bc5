import { PassThrough, type Writable } from 'node:stream'
import { expect, test } from 'vitest'
import * as ws from 'ws'
import { encodeSocketMessage } from './socket-message.ts'

// The types of ws omit the receiving half.
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable }

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a message of %i letters comes as it was sent',
  async (length) => {
    const text = 'ä'.repeat(length / 2) + 'x'.repeat(length % 2)
    const receiver = new Receiver({ isServer: false, maxPayload: 1_000_000 })
    const received = new Promise<string>((resolve) => {
      receiver.on('message', (message: Buffer) => resolve(message.toString()))
    })
    const wire = new PassThrough()
    wire.pipe(receiver)
    wire.write(encodeSocketMessage(text))
    expect(await received).toBe(text)
  },
)
