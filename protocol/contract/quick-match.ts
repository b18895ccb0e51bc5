import { quickMatch, quickWish, ticketOnPath } from '../quick-match.ts'
import type { Routes } from './route.ts'

/** Each route answers with all tickets of the caller. */
export const quickMatchContract = {
  'POST /api/quick-match': {
    tags: ['tables'],
    operationId: 'joinQuickMatch',
    summary: 'Look for people to play with: one ticket for each game, which replaces the previous one',
    body: quickWish,
    response: { 200: quickMatch },
  },
  'POST /api/quick-match/stay': {
    tags: ['tables'],
    operationId: 'stayInQuickMatch',
    summary: 'Confirm that you are still waiting, and get the result; live tickets require it every few seconds',
    response: { 200: quickMatch },
  },
  'DELETE /api/quick-match/:game': {
    tags: ['tables'],
    operationId: 'leaveQuickMatch',
    summary: 'Stop looking; if a table was found in the meantime, the answer includes it',
    params: ticketOnPath,
    response: { 200: quickMatch },
  },
} as const satisfies Routes
