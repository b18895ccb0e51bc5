import * as z from 'zod'
import { newClientReport } from '../client-report.ts'
import {
  channelOnPath,
  notificationChoice,
  notificationSettings,
  notificationTest,
  notificationTestResult,
  pushSubscription,
} from '../notification.ts'
import { siteFacts } from '../site-facts.ts'
import type { Routes } from './route.ts'

/** How people are told that a table waits, and how browsers report what failed in them. */
export const siteContract = {
  'GET /api/notifications': {
    tags: ['notifications'],
    operationId: 'readNotificationSettings',
    summary: 'How you are told that a table waits',
    response: { 200: notificationSettings },
  },
  'PUT /api/notifications': {
    tags: ['notifications'],
    operationId: 'saveNotificationSettings',
    summary: 'Choose how you are told',
    body: notificationChoice,
    response: { 200: notificationSettings },
  },
  'POST /api/notifications/push': {
    tags: ['notifications'],
    operationId: 'addPushDevice',
    summary: 'Tell this device',
    body: pushSubscription,
    response: { 200: notificationSettings },
  },
  'DELETE /api/notifications/channels/:id': {
    tags: ['notifications'],
    operationId: 'removeChannel',
    summary: 'Remove a way to you',
    params: channelOnPath,
    response: { 200: notificationSettings },
  },
  'POST /api/notifications/test': {
    tags: ['notifications'],
    operationId: 'sendTestNotification',
    summary: 'Send a trial notice',
    body: notificationTest,
    response: { 200: notificationTestResult },
  },
  'GET /api/site': {
    tags: ['site'],
    operationId: 'readSite',
    summary: 'Who runs this house, and where its source is',
    response: { 200: siteFacts },
  },
  'POST /api/client-reports': {
    tags: ['site'],
    operationId: 'reportClientFault',
    summary: 'Report a fault of the web client to the operator',
    body: newClientReport,
    response: { 204: z.null() },
  },
} as const satisfies Routes
