import { pageOfGame, tableListPage } from '../lists.ts'
import { historyQuery, metPeople, personOnPath, profile, profileChoice } from '../profile.ts'
import type { Routes } from './route.ts'

/** Finished games and their players. */
export const historyContract = {
  'GET /api/me/history': {
    tags: ['profile'],
    operationId: 'listMyHistory',
    summary: 'Your finished games, newest first',
    querystring: historyQuery,
    response: { 200: tableListPage },
  },
  'GET /api/me/history/people': {
    tags: ['profile'],
    operationId: 'listPeopleMet',
    summary: 'People in your latest 500 games, most frequent first',
    response: { 200: metPeople },
  },
  'GET /api/people/:account': {
    tags: ['profile'],
    operationId: 'readProfile',
    summary: 'The profile of a person with their results',
    description: 'Counts games at all kinds of tables with at least two people. 404 if it is hidden.',
    params: personOnPath,
    response: { 200: profile },
  },
  'GET /api/people/:account/games': {
    tags: ['profile'],
    operationId: 'listGamesOfPerson',
    summary: 'Finished games of a person at open tables, newest first',
    params: personOnPath,
    querystring: pageOfGame,
    response: { 200: tableListPage },
  },
  'PUT /api/me/profile': {
    tags: ['profile'],
    operationId: 'updateProfile',
    summary: 'Hide or show your profile, and choose your favourite games',
    description: 'Omitted fields are unchanged.',
    body: profileChoice,
    response: { 200: profileChoice },
  },
} as const satisfies Routes
