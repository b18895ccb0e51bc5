import * as z from 'zod'
import {
  madeTournament,
  newTournament,
  tournamentEntry,
  tournamentList,
  tournamentOnPath,
  tournamentPersonOnPath,
  tournamentQuery,
  tournamentRemoval,
  tournamentView,
} from '../tournament.ts'
import type { Routes } from './route.ts'

/** Tournaments of one evening. */
export const tournamentContract = {
  'GET /api/tournaments': {
    tags: ['tournaments'],
    operationId: 'listTournaments',
    summary: 'Upcoming, running and finished tournaments, or your own',
    querystring: tournamentQuery,
    response: { 200: tournamentList },
  },
  'POST /api/tournaments': {
    tags: ['tournaments'],
    operationId: 'createTournament',
    summary: 'Create a tournament; you organise it, and sign up like everybody else',
    body: newTournament,
    response: { 201: madeTournament },
  },
  'GET /api/tournaments/:tournament': {
    tags: ['tournaments'],
    operationId: 'readTournament',
    summary: 'A tournament with its standings, rounds and tables',
    params: tournamentOnPath,
    response: { 200: tournamentView },
  },
  'DELETE /api/tournaments/:tournament': {
    tags: ['tournaments'],
    operationId: 'cancelTournament',
    summary: 'Cancel your tournament before its start',
    params: tournamentOnPath,
    response: { 204: z.null() },
  },
  'POST /api/tournaments/:tournament/start': {
    tags: ['tournaments'],
    operationId: 'startTournament',
    summary: 'Start your tournament now, or its next round',
    params: tournamentOnPath,
    response: { 204: z.null() },
  },
  'PUT /api/tournaments/:tournament/sign-up': {
    tags: ['tournaments'],
    operationId: 'enterTournament',
    summary: 'Sign up, or be paired again after you were away or withdrew',
    params: tournamentOnPath,
    body: tournamentEntry,
    response: { 204: z.null() },
  },
  'DELETE /api/tournaments/:tournament/sign-up': {
    tags: ['tournaments'],
    operationId: 'leaveTournament',
    summary: 'Withdraw; from a running tournament, after your current table',
    params: tournamentOnPath,
    response: { 204: z.null() },
  },
  'POST /api/tournaments/:tournament/key': {
    tags: ['tournaments'],
    operationId: 'renewTournamentKey',
    summary: 'Give your invitation-only tournament a new link; the previous one stops working',
    params: tournamentOnPath,
    response: { 204: z.null() },
  },
  'PUT /api/tournaments/:tournament/people/:account/removal': {
    tags: ['tournaments'],
    operationId: 'removeFromTournament',
    summary: 'Remove a person from your tournament, from the next round on',
    description: 'After the start only an organiser who does not play can do this. The person gets the reason.',
    params: tournamentPersonOnPath,
    body: tournamentRemoval,
    response: { 204: z.null() },
  },
} as const satisfies Routes
