import * as z from 'zod'
import { accountBox, boxChange, boxOnPath, newBox, sharedBox } from '../box.ts'
import { acceptedRow, handedIn, handIn, reportedRow, rowDecision } from '../printed-row.ts'
import type { Routes } from './route.ts'

/** Boxes of people's own. */
export const boxContract = {
  'GET /api/boxes': {
    tags: ['boxes'],
    operationId: 'listMyBoxes',
    summary: 'The boxes in your account, the latest first',
    response: { 200: z.object({ boxes: z.array(accountBox).readonly() }) },
  },
  'POST /api/boxes': {
    tags: ['boxes'],
    operationId: 'saveBox',
    summary: 'Keep a box in your account',
    description: 'A box that no game can be played with is refused as malformed, with its faults.',
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
    summary: 'A box that its owner shares, by the key of its link',
    params: boxOnPath,
    response: { 200: sharedBox },
  },
  'POST /api/boxes/:id/printed': {
    tags: ['boxes'],
    operationId: 'reportBoxRows',
    summary: 'Say that tables of your box are as printed',
    description: 'Replaces what you said of these tables before. Rows that the rulebook shows are left out.',
    params: boxOnPath,
    body: handIn,
    response: { 200: handedIn },
  },
  'GET /api/games/:game/accepted-rows': {
    tags: ['boxes'],
    operationId: 'listAcceptedRows',
    summary: 'Rows of components that owners reported and an operator accepted',
    params: z.object({ game: z.string().max(40) }),
    response: { 200: z.object({ rows: z.array(acceptedRow).readonly() }) },
  },
  'GET /api/moderation/rows': {
    tags: ['moderation'],
    operationId: 'listReportedRows',
    summary: 'Rows of components of which several owners say the same',
    response: { 200: z.object({ rows: z.array(reportedRow).readonly() }) },
  },
  'POST /api/moderation/rows': {
    tags: ['moderation'],
    operationId: 'acceptRow',
    summary: 'Accept what owners say of a row',
    body: rowDecision,
    response: { 204: z.null() },
  },
} as const satisfies Routes
