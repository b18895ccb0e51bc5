import * as z from 'zod'
import {
  clubDetails,
  clubEntry,
  clubKeyHeader,
  clubOnPath,
  clubSummary,
  leadership,
  memberOnPath,
  newClub,
} from '../club.ts'
import { page, tableListPage } from '../lists.ts'
import { invitation } from '../table.ts'
import type { Routes } from './route.ts'

/** People who play together under a name. */
export const clubContract = {
  'GET /api/clubs': {
    tags: ['clubs'],
    operationId: 'listMyClubs',
    summary: 'The clubs to which you belong or are invited',
    response: { 200: z.object({ clubs: z.array(clubSummary).readonly() }) },
  },
  'POST /api/clubs': {
    tags: ['clubs'],
    operationId: 'createClub',
    summary: 'Make a club, which you lead',
    body: newClub,
    response: { 201: clubDetails },
  },
  'GET /api/clubs/:club': {
    tags: ['clubs'],
    operationId: 'readClub',
    summary: 'A club: its members and standings',
    description: 'Who has the link or is invited sees its name and size. 404 for all others.',
    params: clubOnPath,
    headers: clubKeyHeader,
    response: { 200: clubDetails },
  },
  'GET /api/clubs/:club/tables': {
    tags: ['clubs'],
    operationId: 'listClubTables',
    summary: 'The tables of a club, the latest first',
    params: clubOnPath,
    querystring: page,
    response: { 200: tableListPage },
  },
  'DELETE /api/clubs/:club': {
    tags: ['clubs'],
    operationId: 'deleteClub',
    summary: 'Dissolve a club that you lead; its games stay with those who play them',
    params: clubOnPath,
    response: { 204: z.null() },
  },
  'POST /api/clubs/:club/key': {
    tags: ['people'],
    operationId: 'renewClubKey',
    summary: 'Give a club that you lead a new link; the one before joins nobody any more',
    params: clubOnPath,
    response: { 200: clubDetails },
  },
  'PUT /api/clubs/:club/membership': {
    tags: ['clubs'],
    operationId: 'joinClub',
    summary: 'Join a club by its link, or because you are invited',
    params: clubOnPath,
    body: clubEntry,
    response: { 200: clubDetails },
  },
  'DELETE /api/clubs/:club/membership': {
    tags: ['clubs'],
    operationId: 'leaveClub',
    summary: 'Leave a club, or decline the invitation to it',
    description: 'The longest member leads it if nobody else does. Without members it is dissolved.',
    params: clubOnPath,
    response: { 204: z.null() },
  },
  'POST /api/clubs/:club/invitations': {
    tags: ['clubs'],
    operationId: 'inviteToClub',
    summary: 'Invite somebody to a club that you lead',
    params: clubOnPath,
    body: invitation,
    response: { 200: clubDetails },
  },
  'PUT /api/clubs/:club/members/:account': {
    tags: ['clubs'],
    operationId: 'makeLeader',
    summary: 'Let a member lead the club too',
    params: memberOnPath,
    body: leadership,
    response: { 200: clubDetails },
  },
  'DELETE /api/clubs/:club/members/:account': {
    tags: ['clubs'],
    operationId: 'removeMember',
    summary: 'Take a member who does not lead out of the club',
    description: 'They come back only if a leader invites them, and the club has a new link.',
    params: memberOnPath,
    response: { 200: clubDetails },
  },
} as const satisfies Routes
