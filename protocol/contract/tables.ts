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

/** A table before and after its match. Most routes answer with the updated table. */
export const tableContract = {
  'POST /api/tables': {
    tags: ['tables'],
    operationId: 'createTable',
    summary: 'Create a table',
    body: newTable,
    response: { 200: table },
  },
  'POST /api/tables/learning': {
    tags: ['tables'],
    operationId: 'joinLearners',
    summary: 'Join people who are learning a game, at a waiting table or a new one',
    body: learningWish,
    response: { 200: table },
  },
  'GET /api/tables/:id': {
    tags: ['tables'],
    operationId: 'readTable',
    summary: 'Get a table',
    params: matchOnPath,
    headers: tableKeyHeader,
    response: { 200: table },
  },
  'POST /api/tables/:id/seat': {
    tags: ['tables'],
    operationId: 'joinTable',
    summary: 'Take a seat, or move to another',
    params: matchOnPath,
    headers: tableKeyHeader,
    body: sitting,
    response: { 200: table },
  },
  'DELETE /api/tables/:id/seat': {
    tags: ['tables'],
    operationId: 'leaveTable',
    summary: 'Leave before the match; the table passes to the next person, or is closed',
    params: matchOnPath,
    response: { 200: z.object({}) },
  },
  'PUT /api/tables/:id/ready': {
    tags: ['tables'],
    operationId: 'setReady',
    summary: 'Set whether you are ready; the match starts when every seat is',
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
    description: 'The person can return only if they are invited again; the table gets a new link.',
    params: seatOnPath,
    response: { 200: table },
  },
  'POST /api/tables/:id/start': {
    tags: ['tables'],
    operationId: 'startTable',
    summary: 'Be ready and start, on request with bots in the free seats',
    params: matchOnPath,
    body: startOrder,
    response: { 200: table },
  },
  'POST /api/tables/:id/key': {
    tags: ['tables'],
    operationId: 'renewTableKey',
    summary: 'Give your table a new link; the previous one stops working',
    params: matchOnPath,
    response: { 200: table },
  },
  'GET /api/tables/:id/invitations': {
    tags: ['tables'],
    operationId: 'listInvited',
    summary: 'People whom you invited to your table, and who declined',
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
    summary: 'Play again: join the rematch of a finished table, or create it',
    params: matchOnPath,
    response: { 200: table },
  },
} as const satisfies Routes
