import type { Rule } from '@carriage/kernel'

const section = 'Actions'

export const recruitRules = [
  {
    id: 'AE-5.32',
    section,
    title: 'The Recruit action',
    text: 'Do exactly one of three things: take a recruitment tile, take workers, or move your race car.',
  },
  {
    id: 'AE-5.33',
    section,
    title: 'Taking a tile',
    text: 'Take any one face-up recruitment tile of any kind. If none is face up, you must do one of the other two.',
  },
  {
    id: 'AE-5.34',
    section,
    title: 'Tiles with no effect',
    text: 'You may take a tile even if its effect can do nothing; no condition is printed.',
    printed: 'part',
  },
  {
    id: 'AE-5.35',
    section,
    title: 'The place stays empty',
    text: 'The place of the tile that you took stays empty.',
  },
  {
    id: 'AE-5.36',
    section,
    title: 'Taking an engineer',
    text: 'You keep the engineer and get one engineer token on the tile, and the engineering markers that it names.',
  },
  {
    id: 'AE-5.37',
    section,
    title: 'Taking an investor',
    text: 'You keep the investor and get one production token on the tile.',
  },
  {
    id: 'AE-5.38',
    section,
    title: 'Taking an instant benefit',
    text: 'You carry the instant benefit out at once; then the tile leaves the game.',
  },
  {
    id: 'AE-5.39',
    section,
    title: 'Recruiting workers',
    text: 'Move {recruitment.workers|worker|workers} from your own supply to your canteen, or as many as are left. If your own supply has none, you cannot choose this.',
    printed: 'part',
  },
  {
    id: 'AE-5.40',
    section,
    title: 'Recruiting for the race',
    text: 'Move your race car {recruitment.steps|step|steps} (AE-5.52 to AE-5.58). Racing team, race engine and Chevrolet do not count: in print Chevrolet helps only in a Grand Prix and with the instant benefit of {instants.rows.race5.steps} spaces.',
    printed: 'part',
  },
] as const satisfies readonly Rule[]
