import { table } from '@carriage/horseless-carriage/positions'
import { mySeat } from './props.ts'
import { quiet } from './quiet.ts'
import type { CarriageStage } from './stage.ts'
import { mostBuyers, sellsBest } from './windows.ts'
import { works } from './works.ts'

/** Options of every stage: cars only, and mainlines deliver by rule. */
export const agreed = { introductory: true, stockUse: 'auto', colours: ['red', 'green', 'blue'] } as const

/** Stage 1: without the brake nobody buys, with it both buyers pay 6. */
export const sell: CarriageStage = {
  id: 'horseless-carriage-stage-1',
  options: agreed,
  secret: '31'.repeat(32),
  me: mySeat,
  rivals: ['Ada', 'Ben'],
  rounds: 1,
  places: { floor: 'veiled', buyers: 'veiled' },
  market: { columns: 4, rows: 2 },
  building: () => ({
    given: { pieces: [works.line, works.dealership], expansion: works.firstFloor },
    lays: [{ suggested: works.brake, indicator: works.safety, fixed: true }],
  }),
  begin: (setUp) =>
    Object.assign(
      setUp,
      table({ options: agreed, colours: agreed.colours })
        .year(1)
        .tracks('safety', 'range', 'design', 'reliability', 'speed')
        .order('red', 'green', 'blue')
        .capacity('red', 2)
        .buyers('car', 2, 0, 2)
        .building()
        .state(),
    ),
  offers: sellsBest,
  forced: mostBuyers,
  suggested: (_, moves) => moves[0],
  rival: quiet,
  isOver: ({ stage }) => stage.name === 'demand',
}
