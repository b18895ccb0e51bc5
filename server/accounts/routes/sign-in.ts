import { account, ceremony, codeAnswer, codeRequest, passkeyUsed } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { ask } from '../ask.ts'
import { readMe } from '../me.ts'
import { passkeyChallenge, sendCode, signInByCode, signInByPasskey } from '../sign-in.ts'
import { callerAfter, comerOf, type Desk, giveCookies } from './desk.ts'

const tags = ['account']

/** Ways in and out. */
export function signInRoutes(desk: Desk): FastifyPluginAsyncZod {
  const { database, bus, auth } = desk
  return async (app) => {
    app.post(
      '/api/sign-in/code',
      { schema: { tags, summary: 'Get a code by mail', body: codeRequest, response: { 204: z.null() } } },
      async (request, reply) => {
        await sendCode(database, auth, await comerOf(desk, request), request.body.email)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/api/sign-in',
      {
        schema: {
          tags,
          summary: 'Sign in with a code',
          description: 'A guest keeps everything: an address that is new here becomes the guest’s own.',
          body: codeAnswer,
          response: { 200: account },
        },
      },
      async (request, reply) => {
        const comer = await comerOf(desk, request)
        const answer = await signInByCode(database, auth, comer, request.body)
        giveCookies(reply, answer)
        return readMe(database, await callerAfter(desk, comer, answer))
      },
    )

    app.post(
      '/api/sign-in/passkey/options',
      { schema: { tags, summary: 'Begin to sign in with a passkey', response: { 200: ceremony } } },
      async (request, reply) => {
        const answer = await passkeyChallenge(auth, await comerOf(desk, request))
        giveCookies(reply, answer)
        return ceremony.parse(answer.body)
      },
    )

    app.post(
      '/api/sign-in/passkey',
      { schema: { tags, summary: 'Sign in with a passkey', body: passkeyUsed, response: { 200: account } } },
      async (request, reply) => {
        const comer = await comerOf(desk, request)
        const answer = await signInByPasskey(auth, comer, request.body.response)
        giveCookies(reply, answer)
        return readMe(database, await callerAfter(desk, comer, answer))
      },
    )

    app.post(
      '/api/sign-out',
      { schema: { tags, summary: 'Sign out on this device', response: { 204: z.null() } } },
      async (request, reply) => {
        const { caller, ...asking } = await comerOf(desk, request)
        giveCookies(reply, await ask(auth, asking, '/sign-out', {}))
        if (caller.kind === 'account') bus.publish(`signedOut.${caller.id}`, 'session')
        return reply.code(204).send(null)
      },
    )
  }
}
