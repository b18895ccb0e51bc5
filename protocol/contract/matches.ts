import * as z from 'zod'
import { newDraft, savedDraft } from '../draft.ts'
import { done, frameRange, framesAfterQuery, importedRecord, legalMoves, matchView, viewQuery } from '../match.ts'
import { newNote, privateNote } from '../note.ts'
import { newPremoves, savedPremoves } from '../premove.ts'
import { command } from '../socket.ts'
import { matchOnPath, tableKeyHeader } from './parts.ts'
import type { Routes } from './route.ts'

/** A running match for a single request; the socket serves those who stay. Records of finished matches; drafts; notes; orders. */
export const matchContract = {
  'GET /api/matches/:id/view': {
    tags: ['matches'],
    operationId: 'viewMatch',
    summary: 'The position as you see it',
    params: matchOnPath,
    headers: tableKeyHeader,
    querystring: viewQuery,
    response: { 200: matchView },
  },
  'GET /api/matches/:id/frames': {
    tags: ['matches'],
    operationId: 'readFrames',
    summary: 'What happened after an entry, as you saw it',
    params: matchOnPath,
    headers: tableKeyHeader,
    querystring: framesAfterQuery,
    response: { 200: frameRange },
  },
  'GET /api/matches/:id/moves': {
    tags: ['matches'],
    operationId: 'listMoves',
    summary: 'What your seat can do now',
    params: matchOnPath,
    headers: tableKeyHeader,
    response: { 200: legalMoves },
  },
  'POST /api/matches/:id/commands': {
    tags: ['matches'],
    operationId: 'runCommand',
    summary: 'Move, take back, agree or resign; the same command id again gives the same answer',
    params: matchOnPath,
    body: command,
    response: { 200: done },
  },
  'POST /api/matches/:id/resign': {
    tags: ['matches'],
    operationId: 'resign',
    summary: 'Leave a running match; a bot plays your seat for good',
    params: matchOnPath,
    response: { 200: done },
  },
  'PUT /api/matches/:id/seat': {
    tags: ['matches'],
    operationId: 'takeSeatBack',
    summary: 'Take your seat back from the bot that plays it',
    params: matchOnPath,
    response: { 200: z.object({}) },
  },
  'GET /api/matches/:id/record': {
    tags: ['matches'],
    operationId: 'readRecord',
    summary: 'The whole record of a finished match; anybody can verify it',
    params: matchOnPath,
    headers: tableKeyHeader,
    response: { 200: z.record(z.string(), z.unknown()).describe('The record') },
  },
  'POST /api/records': {
    tags: ['matches'],
    operationId: 'importRecord',
    summary: 'Keep a finished match from elsewhere, if every claim in its record holds',
    description: 'For lasting accounts, some records a day for each. They are verified one after the other.',
    body: z.string().describe('The text of the record, as it was exported.'),
    response: { 200: importedRecord },
  },
  'GET /api/matches/:id/draft': {
    tags: ['matches'],
    operationId: 'readDraft',
    summary: 'What you have drafted for your seat',
    params: matchOnPath,
    response: { 200: savedDraft },
  },
  'PUT /api/matches/:id/draft': {
    tags: ['matches'],
    operationId: 'saveDraft',
    summary:
      'Keep what you draft for your seat; if a newer one is kept already, it is the answer. It ends with the match',
    params: matchOnPath,
    body: newDraft,
    response: { 200: savedDraft },
  },
  'GET /api/matches/:id/notes': {
    tags: ['matches'],
    operationId: 'readNotes',
    summary: 'What you have noted at this table',
    params: matchOnPath,
    response: { 200: privateNote },
  },
  'PUT /api/matches/:id/notes': {
    tags: ['matches'],
    operationId: 'saveNotes',
    summary: 'Keep what you note at this table; refused as a conflict if other notes of yours were kept since',
    params: matchOnPath,
    body: newNote,
    response: { 200: privateNote },
  },
  'GET /api/matches/:id/premoves': {
    tags: ['matches'],
    operationId: 'readPremoves',
    summary: 'What you have decided in advance, and why it stopped',
    params: matchOnPath,
    response: { 200: savedPremoves },
  },
  'PUT /api/matches/:id/premoves': {
    tags: ['matches'],
    operationId: 'savePremoves',
    summary: 'Decide in advance, in place of what you ordered before; the house plays it when your turn comes',
    params: matchOnPath,
    body: newPremoves,
    response: { 200: savedPremoves },
  },
} as const satisfies Routes
