import { pageOfGame, tableListPage } from '../lists.ts'
import { historyQuery, metPeople, personOnPath, profile, profileChoice } from '../profile.ts'
import type { Routes } from './route.ts'

/** Finished games, and who played them. */
export const historyContract = {
  'GET /api/me/history': {
    tags: ['profile'],
    operationId: 'listMyHistory',
    summary: 'Your finished games, the latest first',
    querystring: historyQuery,
    response: { 200: tableListPage },
  },
  'GET /api/me/history/people': {
    tags: ['profile'],
    operationId: 'listPeopleMet',
    summary: 'People in your latest 500 games, those you met most first',
    response: { 200: metPeople },
  },
  'GET /api/people/:account': {
    tags: ['profile'],
    operationId: 'readProfile',
    summary: 'Who somebody is here, and how they do',
    description: 'Games at every kind of table are counted, if at least two people played them. 404 if it is hidden.',
    params: personOnPath,
    response: { 200: profile },
  },
  'GET /api/people/:account/games': {
    tags: ['profile'],
    operationId: 'listGamesOfPerson',
    summary: 'Finished games of somebody at open tables, the latest first',
    params: personOnPath,
    querystring: pageOfGame,
    response: { 200: tableListPage },
  },
  'PUT /api/me/profile': {
    tags: ['profile'],
    operationId: 'updateProfile',
    summary: 'Hide your profile or show it again, and choose your favourite games',
    description: 'What is left out stays as it is.',
    body: profileChoice,
    response: { 200: profileChoice },
  },
} as const satisfies Routes
