import * as z from 'zod'
import {
  account,
  ceremony,
  codeAnswer,
  codeRequest,
  issuedToken,
  newGuest,
  newToken,
  oneOfMine,
  oneTapLink,
  openedLink,
  passkeyCreated,
  passkeyUsed,
  renameRequest,
  storedPasskey,
  storedSession,
  storedToken,
} from '../account.ts'
import { calendarKey, calendarLink, newCalendarLink } from '../calendar.ts'
import { timeSettings } from '../time-settings.ts'
import type { Routes } from './route.ts'

const signInRoutes = {
  'POST /api/guest': {
    tags: ['account'],
    summary: 'Become a guest on this device',
    body: newGuest,
    response: { 200: account },
  },
  'POST /api/sign-in/code': {
    tags: ['account'],
    summary: 'Get a sign-in code by e-mail',
    body: codeRequest,
    response: { 204: z.null() },
  },
  'POST /api/sign-in': {
    tags: ['account'],
    summary: 'Sign in with a code',
    description: 'A guest keeps everything: a new address is added to the account of the guest.',
    body: codeAnswer,
    response: { 200: account },
  },
  'POST /api/sign-in/passkey/options': {
    tags: ['account'],
    summary: 'Begin to sign in with a passkey',
    response: { 200: ceremony },
  },
  'POST /api/sign-in/passkey': {
    tags: ['account'],
    summary: 'Sign in with a passkey',
    body: passkeyUsed,
    response: { 200: account },
  },
  'POST /api/sign-out': {
    tags: ['account'],
    summary: 'Sign out on this device',
    response: { 204: z.null() },
  },
  'POST /api/links/open': {
    tags: ['account'],
    summary: 'Open a one-tap link',
    description: 'Signs you in at its table if you are signed out; never signs anybody out.',
    body: oneTapLink,
    response: { 200: openedLink },
  },
} as const satisfies Routes

export const accountContract = {
  ...signInRoutes,
  'GET /api/me': {
    tags: ['account'],
    summary: 'Get your account',
    description: '204 without session and token.',
    response: { 200: account, 204: z.null() },
  },
  'PATCH /api/me': {
    tags: ['account'],
    summary: 'Change your name',
    body: renameRequest,
    response: { 200: account },
  },
  'DELETE /api/me': {
    tags: ['account'],
    operationId: 'deleteAccount',
    summary: 'Delete your account',
    description:
      'Your games remain, without your name. The account cannot be restored. Requires a sign-in within the last half hour.',
    response: { 204: z.null() },
  },
  'GET /api/me/export': {
    tags: ['account'],
    operationId: 'exportAccount',
    summary: 'Export all data stored about you as one file',
    response: { 200: z.record(z.string(), z.unknown()).describe('Answers of routes, stored rows, and tables') },
  },
  'POST /api/me/email/code': {
    tags: ['account'],
    summary: 'Get a code at a new address',
    body: codeRequest,
    response: { 204: z.null() },
  },
  'PUT /api/me/email': {
    tags: ['account'],
    summary: 'Prove a new address',
    body: codeAnswer,
    response: { 200: account },
  },
  'POST /api/me/guest': {
    tags: ['account'],
    summary: 'Take over the games of the guest who used this browser',
    description:
      'Includes what the guest made and wrote. Notification channels and sanctions of the guest are deleted.',
    response: { 200: account },
  },
  'DELETE /api/me/guest': {
    tags: ['account'],
    summary: 'The guest in this browser was somebody else',
    description: 'You are not asked again. After you sign out, the browser is the guest again.',
    response: { 200: account },
  },
  'GET /api/me/passkeys': {
    tags: ['account'],
    summary: 'Your passkeys',
    response: { 200: z.array(storedPasskey) },
  },
  'POST /api/me/passkeys/options': {
    tags: ['account'],
    summary: 'Begin to add a passkey',
    response: { 200: ceremony },
  },
  'POST /api/me/passkeys': {
    tags: ['account'],
    summary: 'Add a passkey',
    body: passkeyCreated,
    response: { 200: account },
  },
  'DELETE /api/me/passkeys/:id': {
    tags: ['account'],
    summary: 'Forget a passkey',
    params: oneOfMine,
    response: { 204: z.null() },
  },
  'GET /api/me/sessions': {
    tags: ['account'],
    summary: 'Where you are signed in',
    response: { 200: z.array(storedSession) },
  },
  'DELETE /api/me/sessions/:id': {
    tags: ['account'],
    summary: 'Sign out another device',
    params: oneOfMine,
    response: { 204: z.null() },
  },
  'DELETE /api/me/links': {
    tags: ['account'],
    summary: 'Revoke every one-tap link that was sent to you',
    description: 'Also ends the sessions that these links started.',
    response: { 204: z.null() },
  },
  'GET /api/me/tokens': {
    tags: ['account'],
    summary: 'Your API tokens',
    response: { 200: z.array(storedToken) },
  },
  'POST /api/me/tokens': {
    tags: ['account'],
    summary: 'Make an API token',
    body: newToken,
    response: { 201: issuedToken },
  },
  'DELETE /api/me/tokens/:id': {
    tags: ['account'],
    summary: 'Revoke an API token',
    params: oneOfMine,
    response: { 204: z.null() },
  },
  'GET /api/me/time': {
    tags: ['account'],
    operationId: 'readTimeSettings',
    summary: 'Get your sleeping hours and holidays',
    response: { 200: timeSettings },
  },
  'PUT /api/me/time': {
    tags: ['account'],
    operationId: 'setTimeSettings',
    summary: 'Set your sleeping hours and holidays; past holidays are unchanged',
    body: timeSettings,
    response: { 200: timeSettings },
  },
  'GET /api/me/calendar': {
    tags: ['account'],
    operationId: 'readCalendarLink',
    summary: 'Get the secret calendar address of your deadlines',
    response: { 200: calendarLink },
  },
  'POST /api/me/calendar': {
    tags: ['account'],
    operationId: 'createCalendarLink',
    summary: 'Make a new address; the previous one stops working',
    body: newCalendarLink,
    response: { 200: calendarLink },
  },
  'DELETE /api/me/calendar': {
    tags: ['account'],
    operationId: 'revokeCalendarLink',
    summary: 'Revoke the address',
    response: { 204: z.null() },
  },
  'GET /api/calendar/:key': {
    tags: ['account'],
    operationId: 'readCalendar',
    summary: 'Deadlines as a calendar (RFC 5545), for programs that know the secret address',
    params: calendarKey,
    response: { 200: z.string().describe('text/calendar') },
  },
} as const satisfies Routes
