import * as z from 'zod'
import { leagueOnPath, leagues, seasonOnPath, seasonQuery, seasonView, signUpChoice } from '../season.ts'
import type { Routes } from './route.ts'

/** Leagues and their seasons. */
export const seasonContract = {
  'GET /api/leagues': {
    tags: ['seasons'],
    operationId: 'listLeagues',
    summary: 'Every league with its latest seasons, and where you play in them',
    response: { 200: leagues },
  },
  'PUT /api/leagues/:league/sign-up': {
    tags: ['seasons'],
    operationId: 'signUp',
    summary: 'Sign up for the next season of a league, or, during a season, choose whether to play the next',
    params: leagueOnPath,
    body: signUpChoice,
    response: { 204: z.null() },
  },
  'DELETE /api/leagues/:league/sign-up': {
    tags: ['seasons'],
    operationId: 'signOff',
    summary: 'Withdraw from the sign-up, and from the seasons after the current one',
    params: leagueOnPath,
    response: { 204: z.null() },
  },
  'GET /api/seasons/:season': {
    tags: ['seasons'],
    operationId: 'readSeason',
    summary: 'The groups of a division with standings and games',
    params: seasonOnPath,
    querystring: seasonQuery,
    response: { 200: seasonView },
  },
} as const satisfies Routes
