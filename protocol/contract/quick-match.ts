import { quickMatch, quickWish, ticketOnPath } from '../quick-match.ts'
import type { Routes } from './route.ts'

/** Finding others to play with at once. Each answers with all your tickets. */
export const quickMatchContract = {
  'POST /api/quick-match': {
    tags: ['tables'],
    operationId: 'joinQuickMatch',
    summary: 'Look for others to play with: one ticket for each game, in the place of the one before',
    body: quickWish,
    response: { 200: quickMatch },
  },
  'POST /api/quick-match/stay': {
    tags: ['tables'],
    operationId: 'stayInQuickMatch',
    summary: 'Say that you are still there, and learn what was found; live tickets need it every few seconds',
    response: { 200: quickMatch },
  },
  'DELETE /api/quick-match/:game': {
    tags: ['tables'],
    operationId: 'leaveQuickMatch',
    summary: 'Look no longer; if a table was found meanwhile, the answer still has it',
    params: ticketOnPath,
    response: { 200: quickMatch },
  },
} as const satisfies Routes
