import type { Seat } from '@carriage/kernel'
import * as z from 'zod'
import { matchId } from '../match-id.ts'
import {
  botSeating,
  invitation,
  invitedPerson,
  learningWish,
  newTable,
  readiness,
  seatNumber,
  sitting,
  startOrder,
  table,
} from '../table.ts'
import { matchOnPath, tableKeyHeader } from './parts.ts'
import type { Routes } from './route.ts'

const seatOnPath = z.object({ id: matchId, seat: z.coerce.number<Seat>().pipe(seatNumber) })

/** The life of a table before and after its match. Most answer with the table as it then is. */
export const tableContract = {
  'POST /api/tables': {
    tags: ['tables'],
    operationId: 'createTable',
    summary: 'Lay a table',
    body: newTable,
    response: { 200: table },
  },
  'POST /api/tables/learning': {
    tags: ['tables'],
    operationId: 'joinLearners',
    summary: 'Sit down with people who learn a game just now, at a table that waits for them or at a new one',
    body: learningWish,
    response: { 200: table },
  },
  'GET /api/tables/:id': {
    tags: ['tables'],
    operationId: 'readTable',
    summary: 'Look at a table',
    params: matchOnPath,
    headers: tableKeyHeader,
    response: { 200: table },
  },
  'POST /api/tables/:id/seat': {
    tags: ['tables'],
    operationId: 'joinTable',
    summary: 'Sit down, or move to another seat',
    params: matchOnPath,
    headers: tableKeyHeader,
    body: sitting,
    response: { 200: table },
  },
  'DELETE /api/tables/:id/seat': {
    tags: ['tables'],
    operationId: 'leaveTable',
    summary: 'Leave before the match; the table goes to the next person, or is given up',
    params: matchOnPath,
    response: { 200: z.object({}) },
  },
  'PUT /api/tables/:id/ready': {
    tags: ['tables'],
    operationId: 'setReady',
    summary: 'Say whether you are ready; the match starts when every seat is',
    params: matchOnPath,
    body: readiness,
    response: { 200: table },
  },
  'PUT /api/tables/:id/seats/:seat/bot': {
    tags: ['tables'],
    operationId: 'seatBot',
    summary: 'Give a seat to a bot',
    params: seatOnPath,
    body: botSeating,
    response: { 200: table },
  },
  'DELETE /api/tables/:id/seats/:seat': {
    tags: ['tables'],
    operationId: 'freeSeat',
    summary: 'Free the seat of a bot or of another player',
    description: 'A person sits down again only if they are invited anew, and the table has a new link.',
    params: seatOnPath,
    response: { 200: table },
  },
  'POST /api/tables/:id/start': {
    tags: ['tables'],
    operationId: 'startTable',
    summary: 'Be ready and start, with bots in the free seats if you say so',
    params: matchOnPath,
    body: startOrder,
    response: { 200: table },
  },
  'POST /api/tables/:id/key': {
    tags: ['tables'],
    operationId: 'renewTableKey',
    summary: 'Give your table a new link; the one before opens it to nobody any more',
    params: matchOnPath,
    response: { 200: table },
  },
  'GET /api/tables/:id/invitations': {
    tags: ['tables'],
    operationId: 'listInvited',
    summary: 'Whom you invited to your table, and who declined',
    params: matchOnPath,
    response: { 200: z.object({ people: z.array(invitedPerson).readonly() }) },
  },
  'DELETE /api/me/invitations/:id': {
    tags: ['tables'],
    operationId: 'declineInvitation',
    summary: 'Decline an invitation to a table',
    params: matchOnPath,
    response: { 204: z.null() },
  },
  'POST /api/tables/:id/invitations': {
    tags: ['tables'],
    operationId: 'invite',
    summary: 'Invite a player to the table',
    params: matchOnPath,
    body: invitation,
    response: { 200: table },
  },
  'POST /api/tables/:id/rematch': {
    tags: ['tables'],
    operationId: 'rematch',
    summary: 'Play again: the one rematch of a finished table, made or found, with you at it',
    params: matchOnPath,
    response: { 200: table },
  },
} as const satisfies Routes
