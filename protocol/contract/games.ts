import * as z from 'zod'
import { gameLengths, gameList, rulebookAnswer } from '../games.ts'
import { gameId } from '../table.ts'
import type { Routes } from './route.ts'

export const gameContract = {
  'GET /api/games': {
    tags: ['games'],
    operationId: 'listGames',
    summary: 'The games of this server',
    response: { 200: gameList },
  },
  'GET /api/games/:game/rules': {
    tags: ['games'],
    operationId: 'readRules',
    summary: 'The rules of a game, numbered as in refusals',
    params: z.object({ game: gameId }),
    response: { 200: rulebookAnswer },
  },
  'GET /api/games/:game/lengths': {
    tags: ['games'],
    operationId: 'readLengths',
    summary: 'How long finished games took, by seats and pace; groups of fewer than five games are omitted',
    params: z.object({ game: gameId }),
    response: { 200: gameLengths },
  },
} as const satisfies Routes
