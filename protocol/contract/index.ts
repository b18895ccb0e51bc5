import { absenceContract } from './absence.ts'
import { accountContract } from './account.ts'
import { boxContract } from './boxes.ts'
import { chatContract } from './chat.ts'
import { clubContract } from './clubs.ts'
import { gameContract } from './games.ts'
import { listContract } from './lists.ts'
import { matchContract } from './matches.ts'
import { moderationContract } from './moderation.ts'
import { peopleContract } from './people.ts'
import { historyContract } from './profile.ts'
import { quickMatchContract } from './quick-match.ts'
import { seasonContract } from './seasons.ts'
import { siteContract } from './site.ts'
import { tableContract } from './tables.ts'
import { tournamentContract } from './tournaments.ts'

/** All routes. The server registers each by its row, and clients infer their types from it. */
export const contract = {
  ...gameContract,
  ...listContract,
  ...historyContract,
  ...peopleContract,
  ...clubContract,
  ...tableContract,
  ...quickMatchContract,
  ...matchContract,
  ...absenceContract,
  ...seasonContract,
  ...tournamentContract,
  ...boxContract,
  ...chatContract,
  ...accountContract,
  ...siteContract,
  ...moderationContract,
} as const

export type Contract = typeof contract
export type RouteName = keyof Contract
