import { type Goal, goals } from '@carriage/kraftwagen-family'

/** The vocabulary implemented by the rules. Tables may combine these words but cannot add new ones. */

export const actions = ['hire', 'research', 'body', 'engine', 'buyer', 'grandPrix'] as const
export type Action = (typeof actions)[number]

/** What a start tile may show: the six actions and two symbols of its own (KW-2.23, KW-2.25). */
export const startItems = [...actions, 'carOnSpace2', 'gpEngine2'] as const
export type StartItem = (typeof startItems)[number]

export const partKinds = ['body', 'engine'] as const

export const preferences = ['body', 'engine', 'prestige', 'price'] as const

export const markerSpaces = ['S', '3', '2', '1', '0'] as const
export type MarkerSpace = (typeof markerSpaces)[number]

export const instants = ['hire3', 'race5', 'bodyAndEngine'] as const
export type Instant = (typeof instants)[number]

export const engineers = [
  'opel',
  'horch',
  'benz',
  'bugatti',
  'porsche',
  'daimler',
  'otto',
  'diesel',
  'maybach',
] as const
export type Engineer = (typeof engineers)[number]

export const engineerMarkers = [
  'horch1',
  'horch2',
  'maybach1',
  'maybach2',
  'daimler2',
  'daimler4',
  'dieselA',
  'dieselB',
  'benz5',
] as const
export type EngineerMarker = (typeof engineerMarkers)[number]

export const awards = goals
export type Award = Goal

export const specialtySets = ['A', 'B', 'C'] as const
export type SpecialtySet = (typeof specialtySets)[number]

export const bonuses = [
  'takeEngine3',
  'takeEngine6',
  'takeBody5',
  'gpEngineUp',
  'moneyPerWorker',
  'withdrawCar3',
  'withdrawCar7',
  'sellPart',
  'researchTopDiscard',
] as const
export type Bonus = (typeof bonuses)[number]

/** Sources of a table's contents; a row may be better attested than its table. */
export const provenances = ['rulebook', 'fan manual', 'likely', 'reconstructed', 'ruling'] as const
