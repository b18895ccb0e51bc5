// Plays the recorded games of ../fixtures and writes them down: `pnpm --filter @carriage/kraftwagen fixtures`.
import { type Plan, recordGames } from '@carriage/kraftwagen-family/testing/record-games'
import type { Event } from '../events.ts'
import { kraftwagen } from '../game.ts'
import type { Options } from '../options.ts'
import { type Ambition, chooseSensibly } from './sensible-player.ts'

const plans: readonly Plan<Options, Ambition, Event>[] = [
  {
    name: 'two-players',
    options: {},
    players: { Bertha: 'cars', Carl: 'buyers' },
    shows: ['market', 'marker'],
    takenBack: [
      { after: 40, free: true },
      { after: 80, free: false },
    ],
  },
  {
    name: 'two-players-specialty-tiles',
    options: { specialtyTiles: true, scoreVisibility: 'open', marketAward: 'wholeGame' },
    players: { Bertha: 'cars', Carl: 'cars' },
    shows: ['market', 'marker'],
    takenBack: [],
  },
  {
    name: 'three-players',
    options: { benzCollectsMoney: false, tieBreak: 'engineers' },
    players: { Bertha: 'buyers', Carl: 'buyers', Louise: 'cars' },
    shows: ['both', 'marker'],
    takenBack: [],
  },
  {
    name: 'three-players-specialty-tiles',
    options: { specialtyTiles: true, engineerMarkerLimit: 'perStep' },
    players: { Bertha: 'cars', Carl: 'buyers', Louise: 'cars' },
    shows: ['market', 'marker'],
    takenBack: [{ after: 100, free: true }],
  },
  {
    name: 'four-players',
    options: {},
    players: { Bertha: 'cars', Carl: 'buyers', Louise: 'cars', Wilhelm: 'buyers' },
    shows: ['market', 'marker', 'both'],
    takenBack: [],
  },
  {
    name: 'four-players-specialty-tiles',
    options: {
      specialtyTiles: true,
      scoreVisibility: 'open',
      engineerMarkerLimit: 'perStep',
      marketAward: 'wholeGame',
      benzCollectsMoney: false,
      tieBreak: 'engineers',
    },
    players: { Bertha: 'cars', Carl: 'cars', Louise: 'buyers', Wilhelm: 'cars' },
    shows: ['both', 'market'],
    takenBack: [
      { after: 60, free: false },
      { after: 200, free: true },
    ],
  },
]

recordGames(new URL('../fixtures/', import.meta.url), { game: kraftwagen, plans, choose: chooseSensibly })
