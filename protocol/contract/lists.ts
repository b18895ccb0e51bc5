import * as z from 'zod'
import { page, pageOfGame, pageOfMine, pageOfOpen, strongTable, tableListPage } from '../lists.ts'
import type { Routes } from './route.ts'

export const listContract = {
  'GET /api/tables/open': {
    tags: ['tables'],
    operationId: 'listOpenTables',
    summary: 'Open tables that wait for players, newest first',
    querystring: pageOfOpen,
    response: { 200: tableListPage },
  },
  'GET /api/tables/watch': {
    tags: ['tables'],
    operationId: 'listTablesToWatch',
    summary: 'Open running tables, latest start first',
    querystring: pageOfGame,
    response: { 200: tableListPage },
  },
  'GET /api/tables/strongest': {
    tags: ['tables'],
    operationId: 'listStrongestTables',
    summary: 'Open running tables, at most 6, highest mean rating first',
    response: { 200: z.object({ tables: z.array(strongTable).readonly() }) },
  },
  'GET /api/tables/mine': {
    tags: ['tables'],
    operationId: 'listMyTables',
    summary: 'Your tables, latest joined first',
    querystring: pageOfMine,
    response: { 200: tableListPage },
  },
  'GET /api/tables/waiting': {
    tags: ['tables'],
    operationId: 'listTablesWaitingForMe',
    summary: 'Tables that wait for your decision, most urgent first',
    querystring: page,
    response: { 200: tableListPage },
  },
  'GET /api/tables/invited': {
    tags: ['tables'],
    operationId: 'listInvitations',
    summary: 'Waiting tables to which you are invited',
    querystring: page,
    response: { 200: tableListPage },
  },
} as const satisfies Routes
