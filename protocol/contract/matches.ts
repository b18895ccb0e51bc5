import * as z from 'zod'
import { newDraft, savedDraft } from '../draft.ts'
import { done, frameRange, framesAfterQuery, importedRecord, legalMoves, matchView, viewQuery } from '../match.ts'
import { newNote, privateNote } from '../note.ts'
import { newPremoves, savedPremoves } from '../premove.ts'
import { command } from '../socket.ts'
import { matchOnPath, tableKeyHeader } from './parts.ts'
import type { Routes } from './route.ts'

/**
 * A running match for single requests, where clients without a socket play. Records of finished matches, drafts, notes,
 * premoves.
 */
export const matchContract = {
  'GET /api/matches/:id/view': {
    tags: ['matches'],
    operationId: 'viewMatch',
    summary: 'Get the position as you see it',
    params: matchOnPath,
    headers: tableKeyHeader,
    querystring: viewQuery,
    response: { 200: matchView },
  },
  'GET /api/matches/:id/frames': {
    tags: ['matches'],
    operationId: 'readFrames',
    summary: 'Get what happened after an entry, as you saw it',
    params: matchOnPath,
    headers: tableKeyHeader,
    querystring: framesAfterQuery,
    response: { 200: frameRange },
  },
  'GET /api/matches/:id/moves': {
    tags: ['matches'],
    operationId: 'listMoves',
    summary: 'Get the legal moves of your seat',
    params: matchOnPath,
    headers: tableKeyHeader,
    response: { 200: legalMoves },
  },
  'POST /api/matches/:id/commands': {
    tags: ['matches'],
    operationId: 'runCommand',
    summary: 'Move, take back, agree or resign; repeating a command id gives the same answer',
    params: matchOnPath,
    body: command,
    response: { 200: done },
  },
  'POST /api/matches/:id/resign': {
    tags: ['matches'],
    operationId: 'resign',
    summary: 'Leave a running match; a bot replaces you for good',
    params: matchOnPath,
    response: { 200: done },
  },
  'PUT /api/matches/:id/seat': {
    tags: ['matches'],
    operationId: 'takeSeatBack',
    summary: 'Take your seat back from its bot',
    params: matchOnPath,
    response: { 200: z.object({}) },
  },
  'GET /api/matches/:id/record': {
    tags: ['matches'],
    operationId: 'readRecord',
    summary: 'Get the whole record of a finished match, which anyone can verify',
    params: matchOnPath,
    headers: tableKeyHeader,
    response: { 200: z.record(z.string(), z.unknown()).describe('The record') },
  },
  'POST /api/records': {
    tags: ['matches'],
    operationId: 'importRecord',
    summary: 'Import a finished match from another server, if its record is valid',
    description: 'For lasting accounts, some records a day for each. They are verified one after another.',
    body: z.string().describe('The text of the record, as exported.'),
    response: { 200: importedRecord },
  },
  'GET /api/matches/:id/draft': {
    tags: ['matches'],
    operationId: 'readDraft',
    summary: 'Get the draft of your seat',
    params: matchOnPath,
    response: { 200: savedDraft },
  },
  'PUT /api/matches/:id/draft': {
    tags: ['matches'],
    operationId: 'saveDraft',
    summary: 'Save the draft of your seat; if a newer one is stored, it is returned. It is deleted when the match ends',
    params: matchOnPath,
    body: newDraft,
    response: { 200: savedDraft },
  },
  'GET /api/matches/:id/notes': {
    tags: ['matches'],
    operationId: 'readNotes',
    summary: 'Get your notes about this table',
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
    summary: 'Get your premoves, and why they stopped',
    params: matchOnPath,
    response: { 200: savedPremoves },
  },
  'PUT /api/matches/:id/premoves': {
    tags: ['matches'],
    operationId: 'savePremoves',
    summary: 'Set premoves in place of the previous ones; the server plays them on your turn',
    params: matchOnPath,
    body: newPremoves,
    response: { 200: savedPremoves },
  },
} as const satisfies Routes
