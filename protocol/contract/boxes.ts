import * as z from 'zod'
import { accountBox, boxChange, boxOnPath, newBox, sharedBox } from '../box.ts'
import { acceptedRow, handedIn, handIn, reportedRow, rowDecision } from '../printed-row.ts'
import type { Routes } from './route.ts'

export const boxContract = {
  'GET /api/boxes': {
    tags: ['boxes'],
    operationId: 'listMyBoxes',
    summary: 'The boxes of your account, newest first',
    response: { 200: z.object({ boxes: z.array(accountBox).readonly() }) },
  },
  'POST /api/boxes': {
    tags: ['boxes'],
    operationId: 'saveBox',
    summary: 'Save a box in your account',
    description: 'A box with which no game can be played is refused as malformed, with its faults.',
    body: newBox,
    response: { 201: accountBox },
  },
  'PATCH /api/boxes/:id': {
    tags: ['boxes'],
    operationId: 'updateBox',
    summary: 'Rename, change or share a box',
    params: boxOnPath,
    body: boxChange,
    response: { 200: accountBox },
  },
  'DELETE /api/boxes/:id': {
    tags: ['boxes'],
    operationId: 'deleteBox',
    summary: 'Delete a box; its link ends with it',
    params: boxOnPath,
    response: { 204: z.null() },
  },
  'GET /api/shared-boxes/:id': {
    tags: ['boxes'],
    operationId: 'readSharedBox',
    summary: 'A shared box, by the key of its link',
    params: boxOnPath,
    response: { 200: sharedBox },
  },
  'POST /api/boxes/:id/printed': {
    tags: ['boxes'],
    operationId: 'reportBoxRows',
    summary: 'Report that tables of your box match the printed game',
    description: 'Replaces your previous report of these tables. Rows that are in the rulebook are ignored.',
    params: boxOnPath,
    body: handIn,
    response: { 200: handedIn },
  },
  'GET /api/games/:game/accepted-rows': {
    tags: ['boxes'],
    operationId: 'listAcceptedRows',
    summary: 'Component rows that owners reported and an operator accepted',
    params: z.object({ game: z.string().max(40) }),
    response: { 200: z.object({ rows: z.array(acceptedRow).readonly() }) },
  },
  'GET /api/moderation/rows': {
    tags: ['moderation'],
    operationId: 'listReportedRows',
    summary: 'Component rows that several owners report alike',
    response: { 200: z.object({ rows: z.array(reportedRow).readonly() }) },
  },
  'POST /api/moderation/rows': {
    tags: ['moderation'],
    operationId: 'acceptRow',
    summary: 'Accept a reported row',
    body: rowDecision,
    response: { 204: z.null() },
  },
} as const satisfies Routes
