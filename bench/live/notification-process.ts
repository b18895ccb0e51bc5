import { localBus, openDatabase, openLog, startDispatcher } from '@carriage/server'

/* Started by notifications.bench.ts. The dispatcher as the server starts it; with the argument `nothing` it sends nothing. */

const publicUrl = 'https://site.example'

startDispatcher({
  database: openDatabase({ url: process.env.DATABASE_URL ?? '' }),
  bus: localBus(),
  log: openLog('warn', ['dispatcher']),
  composing: { publicUrl, linkTo: (_account, match) => `${publicUrl}/l#${match}`, now: Date.now },
  channels: {
    vapid: { publicKey: '', privateKey: '', subject: '' },
    mail: undefined,
    unsubscribeLink: () => '',
    post: { allowPrivate: true, timeout: 15_000 },
    mailOf: () => Promise.resolve(undefined),
  },
  ...(process.argv[2] === 'nothing' && {
    send: async (_channel, _message, _options, leaving) => {
      await leaving()
      return { sent: true }
    },
  }),
})
process.send?.('ready')
