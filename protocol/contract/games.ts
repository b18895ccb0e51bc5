import * as z from 'zod'
import { gameList, rulebook } from '../games.ts'
import { gameId } from '../table.ts'
import type { Routes } from './route.ts'

export const gameRoutes = {
  'GET /api/games': {
    tags: ['games'],
    operationId: 'listGames',
    summary: 'The games of the house',
    response: { 200: gameList },
  },
  'GET /api/games/:game/rules': {
    tags: ['games'],
    operationId: 'readRules',
    summary: 'The rules of a game, numbered as refusals name them',
    params: z.object({ game: gameId }),
    response: { 200: rulebook },
  },
} as const satisfies Routes
