import { accountRoutes } from './account.ts'
import { chatRoutes } from './chat.ts'
import { gameRoutes } from './games.ts'
import { houseRoutes } from './house.ts'
import { listRoutes } from './lists.ts'
import { matchRoutes } from './matches.ts'
import { tableRoutes } from './tables.ts'

/** Every route of the house. The server serves each by its row, and the types of clients are inferred from it. */
export const contract = {
  ...gameRoutes,
  ...listRoutes,
  ...tableRoutes,
  ...matchRoutes,
  ...chatRoutes,
  ...accountRoutes,
  ...houseRoutes,
} as const

export type Contract = typeof contract
export type RouteName = keyof Contract
