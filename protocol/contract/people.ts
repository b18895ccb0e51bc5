import * as z from 'zod'
import { accountOnPath } from '../chat.ts'
import { page, tableListPage } from '../lists.ts'
import { acquaintances, contactSettings, foundPerson, peopleQuery } from '../people.ts'
import type { Routes } from './route.ts'

export const peopleContract = {
  'GET /api/people': {
    tags: ['people'],
    operationId: 'findPeople',
    summary: 'Find people by the beginning of their name, at most 20',
    description: 'Excludes hidden profiles and blocked people.',
    querystring: peopleQuery,
    response: { 200: z.object({ people: z.array(foundPerson).readonly() }) },
  },
  'GET /api/me/people': {
    tags: ['people'],
    operationId: 'listAcquaintances',
    summary: 'People whom you follow, who follow you, and your contact settings',
    response: { 200: acquaintances },
  },
  'PUT /api/me/people/:account': {
    tags: ['people'],
    operationId: 'follow',
    summary: 'Follow a person; they are not notified',
    params: accountOnPath,
    response: { 200: acquaintances },
  },
  'DELETE /api/me/people/:account': {
    tags: ['people'],
    operationId: 'unfollow',
    summary: 'Unfollow a person',
    params: accountOnPath,
    response: { 200: acquaintances },
  },
  'GET /api/me/people/tables': {
    tags: ['people'],
    operationId: 'listTablesOfFollowed',
    summary: 'Open running tables of people whom you follow',
    querystring: page,
    response: { 200: tableListPage },
  },
  'PUT /api/me/contact-settings': {
    tags: ['people'],
    operationId: 'saveContactSettings',
    summary: 'Choose who may follow you, see you online and invite you',
    body: contactSettings,
    response: { 200: contactSettings },
  },
  'PUT /api/me/presence': {
    tags: ['people'],
    operationId: 'reportPresence',
    summary: 'Report that you have a page open; clients do so once a minute',
    response: { 204: z.null() },
  },
} as const satisfies Routes
