import * as z from 'zod'
import { newClientReport } from '../client-report.ts'
import {
  channelOnPath,
  noticeChoice,
  noticeSettings,
  noticeTrial,
  noticeTrialResult,
  pushSubscription,
} from '../notification.ts'
import { houseFacts } from '../site-facts.ts'
import type { Routes } from './route.ts'

/** How people are told that a table waits, and how browsers report what failed in them. */
export const houseContract = {
  'GET /api/notices': {
    tags: ['notices'],
    operationId: 'readNotices',
    summary: 'How you are told that a table waits',
    response: { 200: noticeSettings },
  },
  'PUT /api/notices': {
    tags: ['notices'],
    operationId: 'chooseNotices',
    summary: 'Choose how you are told',
    body: noticeChoice,
    response: { 200: noticeSettings },
  },
  'POST /api/notices/push': {
    tags: ['notices'],
    operationId: 'addDevice',
    summary: 'Tell this device',
    body: pushSubscription,
    response: { 200: noticeSettings },
  },
  'DELETE /api/notices/channels/:id': {
    tags: ['notices'],
    operationId: 'removeChannel',
    summary: 'Remove a way to you',
    params: channelOnPath,
    response: { 200: noticeSettings },
  },
  'POST /api/notices/test': {
    tags: ['notices'],
    operationId: 'tryNotice',
    summary: 'Send a trial notice',
    body: noticeTrial,
    response: { 200: noticeTrialResult },
  },
  'GET /api/house': {
    tags: ['house'],
    operationId: 'readHouse',
    summary: 'Who runs this house, and where its source is',
    response: { 200: houseFacts },
  },
  'POST /api/client-reports': {
    tags: ['house'],
    operationId: 'reportClientFault',
    summary: 'Report a fault of the web client to the operator',
    body: newClientReport,
    response: { 204: z.null() },
  },
} as const satisfies Routes
