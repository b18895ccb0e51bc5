import { type Goal, goals } from '@carriage/kraftwagen-family'

/** The vocabulary implemented by the rules. Tables may combine these words but cannot add new ones. */

export const actions = ['hire', 'research', 'body', 'engine', 'buyer', 'grandPrix', 'recruit'] as const
export type Action = (typeof actions)[number]

export const partKinds = ['body', 'engine'] as const

export const preferences = ['body', 'engine', 'luxury', 'price'] as const
export type Preference = (typeof preferences)[number]

export const startingBonuses = [
  'bodyAndRace',
  'bodyLevelAndWorker',
  'engineLevelAndRaceEngine',
  'engineAndToken',
] as const
export type StartingBonus = (typeof startingBonuses)[number]

export const recruitKinds = ['engineer', 'investor', 'instant'] as const
export type RecruitKind = (typeof recruitKinds)[number]

export const engineers = [
  'winton',
  'riker',
  'king',
  'christie',
  'kettering',
  'packard',
  'brayton',
  'buick',
  'chevrolet',
] as const
export type Engineer = (typeof engineers)[number]

export const investors = [
  'selden',
  'leland',
  'ford',
  'rice',
  'studebaker',
  'dodge',
  'olds',
  'chrysler',
  'durant',
] as const
export type Investor = (typeof investors)[number]

export const instants = ['sell5', 'sell7', 'takeBody3', 'takeEngine3', 'swapBuyer', 'race5', 'hire3'] as const
export type Instant = (typeof instants)[number]

/** A recruitment tile by what it shows. Two instants appear twice; equal tiles are interchangeable. */
export const recruits = [...engineers, ...investors, ...instants] as const
export type Recruit = (typeof recruits)[number]

export const engineeringMarkers = [
  'winton1',
  'winton2',
  'christie1',
  'christie2',
  'ketteringA',
  'ketteringB',
  'packard2',
  'packard4',
  'buick5',
] as const
export type EngineeringMarker = (typeof engineeringMarkers)[number]

export const achievements = goals
export type Achievement = Goal

/** Sources of a table's contents; a row may be better attested than its table. */
export const provenances = ['rulebook', 'likely', 'reconstructed', 'ruling'] as const
