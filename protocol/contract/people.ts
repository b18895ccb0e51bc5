import * as z from 'zod'
import { accountOnPath } from '../chat.ts'
import { page, tableListPage } from '../lists.ts'
import { acquaintances, contactSettings, foundPerson, peopleQuery } from '../people.ts'
import type { Routes } from './route.ts'

/** People who know each other. */
export const peopleContract = {
  'GET /api/people': {
    tags: ['people'],
    operationId: 'findPeople',
    summary: 'People whose names begin so, at most 20',
    description: 'Without those who hide their profile, and without those who are blocked.',
    querystring: peopleQuery,
    response: { 200: z.object({ people: z.array(foundPerson).readonly() }) },
  },
  'GET /api/me/people': {
    tags: ['people'],
    operationId: 'listAcquaintances',
    summary: 'Whom you follow, who follows you, and how others reach you',
    response: { 200: acquaintances },
  },
  'PUT /api/me/people/:account': {
    tags: ['people'],
    operationId: 'follow',
    summary: 'Follow somebody; they are not told',
    params: accountOnPath,
    response: { 200: acquaintances },
  },
  'DELETE /api/me/people/:account': {
    tags: ['people'],
    operationId: 'unfollow',
    summary: 'Follow somebody no more',
    params: accountOnPath,
    response: { 200: acquaintances },
  },
  'GET /api/me/people/tables': {
    tags: ['people'],
    operationId: 'listTablesOfFollowed',
    summary: 'Open tables that play, of people whom you follow',
    querystring: page,
    response: { 200: tableListPage },
  },
  'PUT /api/me/contact-settings': {
    tags: ['people'],
    operationId: 'saveContactSettings',
    summary: 'Choose who may follow you, see you here and invite you',
    body: contactSettings,
    response: { 200: contactSettings },
  },
  'PUT /api/me/presence': {
    tags: ['people'],
    operationId: 'reportPresence',
    summary: 'Say that you have a page of the house open; a client says it once a minute',
    response: { 204: z.null() },
  },
} as const satisfies Routes
