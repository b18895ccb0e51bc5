import * as z from 'zod'
import {
  circle,
  circleEntry,
  circleKeyHeader,
  circleOnPath,
  circleSummary,
  leadership,
  memberOnPath,
  newCircle,
} from '../club.ts'
import { page, tableListPage } from '../lists.ts'
import { invitation } from '../table.ts'
import type { Routes } from './route.ts'

/** People who play together under a name. */
export const circleContract = {
  'GET /api/circles': {
    tags: ['people'],
    operationId: 'listMyCircles',
    summary: 'The circles to which you belong or are invited',
    response: { 200: z.object({ circles: z.array(circleSummary).readonly() }) },
  },
  'POST /api/circles': {
    tags: ['people'],
    operationId: 'makeCircle',
    summary: 'Make a circle, which you lead',
    body: newCircle,
    response: { 201: circle },
  },
  'GET /api/circles/:circle': {
    tags: ['people'],
    operationId: 'seeCircle',
    summary: 'A circle: its members and standings',
    description: 'Who has the link or is invited sees its name and size. 404 for all others.',
    params: circleOnPath,
    headers: circleKeyHeader,
    response: { 200: circle },
  },
  'GET /api/circles/:circle/tables': {
    tags: ['people'],
    operationId: 'listTablesOfCircle',
    summary: 'The tables of a circle, the latest first',
    params: circleOnPath,
    querystring: page,
    response: { 200: tableListPage },
  },
  'DELETE /api/circles/:circle': {
    tags: ['people'],
    operationId: 'dissolveCircle',
    summary: 'Dissolve a circle that you lead; its games stay with those who play them',
    params: circleOnPath,
    response: { 204: z.null() },
  },
  'PUT /api/circles/:circle/membership': {
    tags: ['people'],
    operationId: 'joinCircle',
    summary: 'Join a circle by its link, or because you are invited',
    params: circleOnPath,
    body: circleEntry,
    response: { 200: circle },
  },
  'DELETE /api/circles/:circle/membership': {
    tags: ['people'],
    operationId: 'leaveCircle',
    summary: 'Leave a circle, or decline the invitation to it',
    description: 'The longest member leads it if nobody else does. Without members it is dissolved.',
    params: circleOnPath,
    response: { 204: z.null() },
  },
  'POST /api/circles/:circle/invitations': {
    tags: ['people'],
    operationId: 'inviteToCircle',
    summary: 'Invite somebody to a circle that you lead',
    params: circleOnPath,
    body: invitation,
    response: { 200: circle },
  },
  'PUT /api/circles/:circle/members/:account': {
    tags: ['people'],
    operationId: 'letLead',
    summary: 'Let a member lead the circle too',
    params: memberOnPath,
    body: leadership,
    response: { 200: circle },
  },
  'DELETE /api/circles/:circle/members/:account': {
    tags: ['people'],
    operationId: 'dismissMember',
    summary: 'Take a member who does not lead out of the circle',
    params: memberOnPath,
    response: { 200: circle },
  },
} as const satisfies Routes
