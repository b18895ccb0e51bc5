import type { Achievement, Engineer, RuleId } from '@carriage/age-of-engineering'

export const firstAchievementRules: Readonly<Record<Achievement, RuleId>> = {
  lap1: 'AE-11.6',
  lap2: 'AE-11.7',
  buyer: 'AE-11.8',
  market: 'AE-11.9',
  body3: 'AE-11.10',
  body6: 'AE-11.11',
  engine4: 'AE-11.12',
  engine7: 'AE-11.13',
  workers: 'AE-11.15',
  engineers: 'AE-11.16',
}

/** The first rule of each engineer. */
export const firstEngineerRules: Readonly<Record<Engineer, RuleId>> = {
  winton: 'AE-6.6',
  christie: 'AE-6.8',
  kettering: 'AE-6.10',
  packard: 'AE-6.19',
  riker: 'AE-6.26',
  king: 'AE-6.32',
  brayton: 'AE-6.35',
  buick: 'AE-6.36',
  chevrolet: 'AE-6.43',
}
