import * as z from 'zod'
import { absence, askedSeat } from '../absence.ts'
import { matchOnPath, tableKeyHeader } from './parts.ts'
import type { Routes } from './route.ts'

const proposalOnPath = matchOnPath.extend({ proposal: z.coerce.number<number>().pipe(z.int().min(1)) })

/** Decisions of the people at a table about a player who is away for long. */
export const absenceContract = {
  'GET /api/matches/:id/absence': {
    tags: ['matches'],
    operationId: 'readAbsence',
    summary: 'Who is away, and what the people present propose',
    params: matchOnPath,
    headers: tableKeyHeader,
    response: { 200: absence },
  },
  'POST /api/matches/:id/substitute': {
    tags: ['matches'],
    operationId: 'requestSeat',
    summary: 'Ask for the seat of a player who is away for long; everybody present has to agree',
    params: matchOnPath,
    headers: tableKeyHeader,
    body: askedSeat,
    response: { 200: absence },
  },
  'POST /api/matches/:id/end': {
    tags: ['matches'],
    operationId: 'proposeEnd',
    summary: 'Propose to end a match from which a player is away for long; everybody present has to agree',
    params: matchOnPath,
    response: { 200: absence },
  },
  'PUT /api/matches/:id/proposals/:proposal': {
    tags: ['matches'],
    operationId: 'agreeToProposal',
    summary: 'Agree to a proposal; it is carried out once everybody present agrees',
    params: proposalOnPath,
    response: { 200: absence },
  },
  'DELETE /api/matches/:id/proposals/:proposal': {
    tags: ['matches'],
    operationId: 'withdrawProposal',
    summary: 'Withdraw your proposal, or decline that of another player',
    params: proposalOnPath,
    headers: tableKeyHeader,
    response: { 200: absence },
  },
} as const satisfies Routes
