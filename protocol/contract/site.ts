import * as z from 'zod'
import { newClientReport } from '../client-report.ts'
import {
  channelOnPath,
  notificationChoice,
  notificationSettings,
  notificationTest,
  notificationTestResult,
  pushSubscription,
  unsubscribeKey,
} from '../notification.ts'
import { siteFacts } from '../site-facts.ts'
import type { Routes } from './route.ts'

/** Notification settings and fault reports of browsers. */
export const siteContract = {
  'GET /api/notifications': {
    tags: ['notifications'],
    operationId: 'readNotificationSettings',
    summary: 'Get your notification settings',
    response: { 200: notificationSettings },
  },
  'PUT /api/notifications': {
    tags: ['notifications'],
    operationId: 'saveNotificationSettings',
    summary: 'Choose your notifications',
    body: notificationChoice,
    response: { 200: notificationSettings },
  },
  'POST /api/notifications/push': {
    tags: ['notifications'],
    operationId: 'addPushDevice',
    summary: 'Send push notifications to this device',
    body: pushSubscription,
    response: { 200: notificationSettings },
  },
  'DELETE /api/notifications/channels/:id': {
    tags: ['notifications'],
    operationId: 'removeChannel',
    summary: 'Remove a notification channel',
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
  'GET /api/unsubscribe/:key': {
    tags: ['notifications'],
    operationId: 'askToUnsubscribe',
    summary: 'A page that asks whether to stop the emails of a channel; changes nothing',
    params: unsubscribeKey,
    response: { 200: z.string().describe('text/html') },
  },
  'POST /api/unsubscribe/:key': {
    tags: ['notifications'],
    operationId: 'unsubscribe',
    summary: 'Stop the emails of a channel, as mail programs do with one click (RFC 8058)',
    params: unsubscribeKey,
    response: { 200: z.string().describe('text/html') },
  },
  'GET /api/site': {
    tags: ['site'],
    operationId: 'readSite',
    summary: 'Who runs this site, and where its source code is',
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
