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
    summary: 'Tournaments that come, run or are over, or your own',
    querystring: tournamentQuery,
    response: { 200: tournamentList },
  },
  'POST /api/tournaments': {
    tags: ['tournaments'],
    operationId: 'createTournament',
    summary: 'Make a tournament; you are its organiser, and sign up as everybody else',
    body: newTournament,
    response: { 201: madeTournament },
  },
  'GET /api/tournaments/:tournament': {
    tags: ['tournaments'],
    operationId: 'readTournament',
    summary: 'Standings, rounds and tables of a tournament',
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
    summary: 'Sign up, or be paired again after you were away or had withdrawn',
    params: tournamentOnPath,
    body: tournamentEntry,
    response: { 204: z.null() },
  },
  'DELETE /api/tournaments/:tournament/sign-up': {
    tags: ['tournaments'],
    operationId: 'leaveTournament',
    summary: 'Withdraw; from a tournament that runs, after the table that you play at',
    params: tournamentOnPath,
    response: { 204: z.null() },
  },
  'POST /api/tournaments/:tournament/key': {
    tags: ['tournaments'],
    operationId: 'renewTournamentKey',
    summary: 'Give your tournament by invitation a new link; the one before lets nobody in any more',
    params: tournamentOnPath,
    response: { 204: z.null() },
  },
  'PUT /api/tournaments/:tournament/people/:account/removal': {
    tags: ['tournaments'],
    operationId: 'removeFromTournament',
    summary: 'Remove somebody from your tournament, from the next round on',
    description: 'After the start only an organiser who does not play may do this. The person is told the reason.',
    params: tournamentPersonOnPath,
    body: tournamentRemoval,
    response: { 204: z.null() },
  },
} as const satisfies Routes
