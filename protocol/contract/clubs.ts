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

export const clubContract = {
  'GET /api/clubs': {
    tags: ['clubs'],
    operationId: 'listMyClubs',
    summary: 'Your clubs, and those that invited you',
    response: { 200: z.object({ clubs: z.array(clubSummary).readonly() }) },
  },
  'POST /api/clubs': {
    tags: ['clubs'],
    operationId: 'createClub',
    summary: 'Create a club, which you lead',
    body: newClub,
    response: { 201: clubDetails },
  },
  'GET /api/clubs/:club': {
    tags: ['clubs'],
    operationId: 'readClub',
    summary: 'A club with its members and standings',
    description: 'Callers with the link or an invitation see its name and size; others get 404.',
    params: clubOnPath,
    headers: clubKeyHeader,
    response: { 200: clubDetails },
  },
  'GET /api/clubs/:club/tables': {
    tags: ['clubs'],
    operationId: 'listClubTables',
    summary: 'The tables of a club, newest first',
    params: clubOnPath,
    querystring: page,
    response: { 200: tableListPage },
  },
  'DELETE /api/clubs/:club': {
    tags: ['clubs'],
    operationId: 'deleteClub',
    summary: 'Dissolve a club that you lead; its games remain with their players',
    params: clubOnPath,
    response: { 204: z.null() },
  },
  'POST /api/clubs/:club/key': {
    tags: ['people'],
    operationId: 'renewClubKey',
    summary: 'Give a club that you lead a new link; the previous one stops working',
    params: clubOnPath,
    response: { 200: clubDetails },
  },
  'PUT /api/clubs/:club/membership': {
    tags: ['clubs'],
    operationId: 'joinClub',
    summary: 'Join a club by its link or an invitation',
    params: clubOnPath,
    body: clubEntry,
    response: { 200: clubDetails },
  },
  'DELETE /api/clubs/:club/membership': {
    tags: ['clubs'],
    operationId: 'leaveClub',
    summary: 'Leave a club, or decline an invitation to it',
    description: 'If nobody else leads it, the longest-standing member does. A club without members is dissolved.',
    params: clubOnPath,
    response: { 204: z.null() },
  },
  'POST /api/clubs/:club/invitations': {
    tags: ['clubs'],
    operationId: 'inviteToClub',
    summary: 'Invite a person to a club that you lead',
    params: clubOnPath,
    body: invitation,
    response: { 200: clubDetails },
  },
  'PUT /api/clubs/:club/members/:account': {
    tags: ['clubs'],
    operationId: 'makeLeader',
    summary: 'Make a member a leader of the club',
    params: memberOnPath,
    body: leadership,
    response: { 200: clubDetails },
  },
  'DELETE /api/clubs/:club/members/:account': {
    tags: ['clubs'],
    operationId: 'removeMember',
    summary: 'Remove a member who does not lead the club',
    description: 'They can return only if a leader invites them; the club gets a new link.',
    params: memberOnPath,
    response: { 200: clubDetails },
  },
} as const satisfies Routes
