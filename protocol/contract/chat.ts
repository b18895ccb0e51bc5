import * as z from 'zod'
import {
  accountOnPath,
  blocking,
  chatLine,
  chatPage,
  chatQuery,
  muteRequest,
  mutes,
  muting,
  newChatLine,
  newReport,
  personReport,
} from '../chat.ts'
import { matchOnPath } from './parts.ts'
import type { Routes } from './route.ts'

export const chatContract = {
  'GET /api/matches/:id/chat': {
    tags: ['chat'],
    operationId: 'readChat',
    summary: 'Read the chat of the table',
    params: matchOnPath,
    querystring: chatQuery,
    response: { 200: chatPage },
  },
  'POST /api/matches/:id/chat': {
    tags: ['chat'],
    operationId: 'postChatMessage',
    summary: 'Post a chat message at the table',
    params: matchOnPath,
    body: newChatLine,
    response: { 200: chatLine },
  },
  'POST /api/matches/:id/chat/mute': {
    tags: ['chat'],
    operationId: 'mute',
    summary: 'Mute or unmute a player',
    params: matchOnPath,
    body: muting,
    response: { 200: mutes },
  },
  'POST /api/matches/:id/chat/block': {
    tags: ['chat'],
    operationId: 'block',
    summary: 'Block or unblock a player',
    params: matchOnPath,
    body: blocking,
    response: { 200: mutes },
  },
  'POST /api/matches/:id/chat/report': {
    tags: ['chat'],
    operationId: 'report',
    summary: 'Report a player to the operator',
    params: matchOnPath,
    body: newReport,
    response: { 200: z.object({ report: z.string() }) },
  },
  'GET /api/mutes': {
    tags: ['chat'],
    operationId: 'listMutes',
    summary: 'People whom you muted or blocked',
    response: { 200: mutes },
  },
  'PUT /api/mutes/:account': {
    tags: ['chat'],
    operationId: 'mutePerson',
    summary: 'Mute or block a person, or undo it',
    params: accountOnPath,
    body: muteRequest,
    response: { 200: mutes },
  },
  'POST /api/people/:account/report': {
    tags: ['chat'],
    operationId: 'reportPerson',
    summary: 'Report a person to the operator, without a table',
    params: accountOnPath,
    body: personReport,
    response: { 200: z.object({ report: z.string() }) },
  },
  'DELETE /api/mutes/:account': {
    tags: ['chat'],
    operationId: 'unmutePerson',
    summary: 'Unblock a player',
    params: accountOnPath,
    response: { 200: mutes },
  },
} as const satisfies Routes
