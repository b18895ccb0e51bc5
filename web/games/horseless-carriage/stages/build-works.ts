import type { State } from '@carriage/horseless-carriage'
import { table } from '@carriage/horseless-carriage/positions'
import { mySeat } from './props.ts'
import { quiet } from './quiet.ts'
import { agreed } from './sell.ts'
import type { CarriageStage } from './stage.ts'
import { mostBuyers, sellsBest } from './windows.ts'
import { works } from './works.ts'

/** Stage 2: a factory from an empty floor, and in its second year an engine, if there is still room for one. */
export const buildWorks: CarriageStage = {
  id: 'horseless-carriage-stage-2',
  options: agreed,
  secret: '32'.repeat(32),
  me: mySeat,
  rivals: ['Ada', 'Ben'],
  rounds: 2,
  places: { buyers: 'veiled' },
  market: { columns: 4, rows: 4 },
  building: (year) =>
    year === 1
      ? {
          given: { pieces: [], expansion: works.firstFloor },
          lays: [
            { suggested: works.line },
            { suggested: works.dealership },
            { suggested: works.brake, indicator: works.safety },
          ],
          following: works.engine,
        }
      : {
          given: { pieces: [], expansion: null },
          lays: [{ suggested: works.engine, indicator: works.range }, { suggested: works.secondFloor }],
        },
  begin: (setUp) =>
    Object.assign(
      setUp,
      table({ options: agreed, colours: agreed.colours })
        .year(1)
        .tracks('safety', 'range', 'design', 'reliability', 'speed')
        .order('red', 'green', 'blue')
        .capacity('red', 2)
        .wealth('red', 12)
        .sparks('car', 2, 0, 2)
        .sparks('car', 1, 2, 2)
        .buyers('car', 2, 0, 2)
        .buyers('car', 1, 2, 2)
        .building()
        .state(),
    ),
  offers: sellsBest,
  forced: (view, offered) => (isBetweenYears(view) ? quiet(view, mySeat, offered) : mostBuyers(view, offered)),
  suggested: (_, moves) => moves[0],
  rival: quiet,
  isOver: ({ year, stage }) => year > 1 && stage.name === 'demand',
}

/** What is decided for the newcomer: new buyers, research and the order of next year. */
function isBetweenYears({ stage }: State): boolean {
  return stage.name === 'demand' || stage.name === 'research' || stage.name === 'focus'
}
