import { preferenceOrder } from './pieces.ts'
import { recruit } from './recruiting.ts'
import { ask, type Part, type RefereedTable } from './table.ts'
import { bringBuyer, driveRaceCar, extraSpaces, hireWorkers, takeBody, takeEngine } from './works.ts'

/* Actions. */

export function* perform(table: RefereedTable, seat: number, action: string): Part {
  const { levels } = table.company(seat)
  switch (action) {
    case 'hire':
      return yield* hire(table, seat)
    case 'research':
      return yield* research(table, seat)
    case 'body':
      return yield* takeBody(table, seat, levels.body)
    case 'engine':
      return yield* takeEngine(table, seat, levels.engine)
    case 'recruit':
      return yield* recruit(table, seat)
    case 'buyer':
      return yield* attractBuyer(table, seat)
    case 'grandPrix':
      return yield* grandPrix(table, seat)
    default:
      throw new RangeError(`no action ${action}`)
  }
}

/** Hire Workers; Appendix I, Riker: the salesperson instead; King: one worker more. */
function* hire(table: RefereedTable, seat: number): Part {
  const company = table.company(seat)
  const moves: { kind: 'hire'; whom: 'worker' | 'salesperson' }[] = []
  if (company.supply > 0) moves.push({ kind: 'hire', whom: 'worker' })
  if (company.engineers.includes('riker') && company.salesperson === 'supply' && table.mayHelp('riker'))
    moves.push({ kind: 'hire', whom: 'salesperson' })
  if (moves.length === 0) return table.apply('nobody')
  const { whom } = yield* ask(table, seat, moves)
  if (whom === 'worker') hireWorkers(table, seat, 1)
  else {
    table.apply('riker')
    table.helper = 'riker'
    company.salesperson = 'canteen'
  }
  if (company.engineers.includes('king') && company.supply > 0 && table.mayHelp('king')) {
    table.apply('king')
    table.helper = 'king'
    hireWorkers(table, seat, 1)
  }
}

/** Research: one level up, or both for an engineer token; never more than two apart. */
function* research(table: RefereedTable, seat: number): Part {
  const company = table.company(seat)
  const { levels } = company
  const { highestLevel, mostLevelDifference } = table.box.companyBoard
  const allowed = (body: number, engine: number) =>
    body <= highestLevel && engine <= highestLevel && Math.abs(body - engine) <= mostLevelDifference
  const moves: ({ kind: 'research'; raise: 'body' | 'engine' } | { kind: 'spendToken'; token: 'onTile' | 'loose' })[] =
    []
  if (allowed(levels.body + 1, levels.engine)) moves.push({ kind: 'research', raise: 'body' })
  if (allowed(levels.body, levels.engine + 1)) moves.push({ kind: 'research', raise: 'engine' })
  if (allowed(levels.body + 1, levels.engine + 1)) {
    // Where any token counts for Olds, the loose one is used first.
    const looseFirst = table.options.oldsToken === 'anyToken' && company.looseTokens > 0
    if (company.engineerTokens > 0 && !looseFirst) moves.push({ kind: 'spendToken', token: 'onTile' })
    if (company.looseTokens > 0) moves.push({ kind: 'spendToken', token: 'loose' })
  }
  if (moves.length === 0) return
  const move = yield* ask(table, seat, moves)
  table.apply('research')
  if (move.kind === 'research') {
    levels[move.raise] += 1
    return
  }
  table.apply('token')
  levels.body += 1
  levels.engine += 1
  if (move.token === 'onTile') company.engineerTokens -= 1
  else company.looseTokens -= 1
}

/** Attract a Buyer, or the market marker goes down. */
function* attractBuyer(table: RefereedTable, seat: number): Part {
  if (table.buyers.length < table.board.activeBuyerSpaces) {
    table.apply('buyer')
    const moves = preferenceOrder
      .filter((preference) => table.stacks[preference] > 0)
      .map((preference) => ({ kind: 'chooseBuyer', preference }))
    bringBuyer(table, seat, (yield* ask(table, seat, moves)).preference)
  } else if (table.marketMarker < table.box.marketTrack.spaces) {
    table.apply('marketMarker')
    table.marketMarker += 1
  }
}

/** Grand Prix: workers may join the racing team; each area that is full is one space more. */
function* grandPrix(table: RefereedTable, seat: number): Part {
  const company = table.company(seat)
  const areas = table.box.companyBoard.racingTeamAreas
  const wholeTeam = areas.reduce((sum, area) => sum + area, 0)
  const most = Math.min(company.canteen, wholeTeam - company.team)
  const moves = Array.from({ length: most + 1 }, (_, workers) => ({ kind: 'race', workers }))
  const { workers } = yield* ask(table, seat, moves)
  company.canteen -= workers
  company.team += workers
  if (company.team > 0) table.apply('team')
  const full = areas.filter(
    (_, index) => areas.slice(0, index + 1).reduce((sum, area) => sum + area, 0) <= company.team,
  )
  driveRaceCar(table, seat, company.raceEngine + full.length + extraSpaces(table, seat))
}
