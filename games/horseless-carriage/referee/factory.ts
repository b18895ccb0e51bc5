import { wrongWithExpansion } from './floor.ts'
import { inventDepartments, inventPlans } from './invented.ts'
import { FactoryLayout } from './layout.ts'
import {
  commonTileOf,
  countTiles,
  dimensionNames,
  given,
  perDimension,
  type RefereedOffer,
  type RefereedPlan,
  type VehicleName,
} from './pieces.ts'
import { accessOf, type PlanConditions, wrongWithPieces } from './plans.ts'
import { askOpenly, type Part, type RefereedTable } from './table.ts'

/* Setup, the departments; phase 3; phase 4. */

interface Department {
  readonly x: number
  readonly y: number
  readonly rot: number
}

/** Setup: everybody places a Research and a Planning department, all at the same time. */
export function* placeDepartments(table: RefereedTable): Part {
  const waiting = table.players.map((_, seat) => seat)
  const piecesOf = (move: object) => {
    const { research, planning } = move as { readonly research: Department; readonly planning: Department }
    return [
      { kind: 'department', type: 'research', ...research },
      { kind: 'department', type: 'planning', ...planning },
    ]
  }
  while (waiting.length > 0) {
    const { seat, move } = yield* askOpenly(
      table,
      { name: 'setUp' },
      {
        seats: [...waiting],
        settled: [],
        wrong(at, asked) {
          if ((asked as { readonly kind: string }).kind !== 'placeDepartments') return 'another decision'
          return wrongWithPieces(table.player(at).factory, piecesOf(asked), conditionsAtSetUp(table))
        },
        invent: (at, chance) =>
          Array.from({ length: 12 }, () => {
            const pieces = inventDepartments(table.player(at).factory, conditionsAtSetUp(table), chance)
            const [research, planning] = pieces.map(({ x, y, rot }) => ({ x, y, rot }))
            return { kind: 'placeDepartments', research, planning }
          }),
      },
    )
    table.apply('departments')
    const player = table.player(seat)
    player.factory = { ...player.factory, pieces: piecesOf(move) }
    table.takeTiles(player.factory.pieces)
    waiting.splice(waiting.indexOf(seat), 1)
  }
}

function conditionsAtSetUp({ box, options, supply }: RefereedTable): PlanConditions {
  return { box, options, supply, access: perDimension(() => 0) }
}

/** A plan on its way: its owner's, then handed in, then built. */
type PlanState =
  | { readonly state: 'draft'; readonly returned: unknown; readonly short: unknown }
  | { readonly state: 'submitted'; readonly plan: RefereedPlan }
  | { readonly state: 'committed' }

/** What is sealed is its owner's; only the content is compared. */
function contentOf<T>(sealed: unknown): T {
  return (typeof sealed === 'object' && sealed !== null && 'value' in sealed ? sealed.value : sealed) as T
}

/** Phase 3: all plan at the same time; plans are built in the engineering order. */
export function* planFactories(table: RefereedTable): Part {
  const plans: PlanState[] = table.players.map(() => ({ state: 'draft', returned: null, short: null }))
  for (;;) {
    const waiting = plans.flatMap(({ state }, seat) => (state === 'committed' ? [] : [seat]))
    if (waiting.length === 0) return
    const { seat, move } = yield* askOpenly(
      table,
      { name: 'factory', plans: [...plans] },
      {
        seats: waiting,
        settled: waiting.filter((each) => plans[each]?.state === 'submitted'),
        wrong: (at, asked) => wrongWithMove(table, plans, at, asked),
        invent: (at, chance) => [
          { kind: 'withdrawPlan' },
          ...inventPlans(table.player(at).factory, conditionsOf(table, at), tasteOf(table, at), chance).map((plan) => ({
            kind: 'submitPlan',
            plan: { $secret: [at], value: plan },
          })),
        ],
      },
    )
    const mine = given(plans[seat], `seat ${seat}`)
    if (move.kind === 'withdrawPlan' && mine.state === 'submitted')
      plans[seat] = { state: 'draft', returned: mine.plan, short: null }
    else {
      table.apply('plan')
      plans[seat] = { state: 'submitted', plan: contentOf((move as unknown as { readonly plan: unknown }).plan) }
      buildInOrder(table, plans)
    }
  }
}

function wrongWithMove(
  table: RefereedTable,
  plans: readonly PlanState[],
  seat: number,
  move: object,
): string | undefined {
  const { kind } = move as { readonly kind: string }
  if (kind === 'withdrawPlan') return plans[seat]?.state === 'submitted' ? undefined : 'nothing was handed in'
  if (kind !== 'submitPlan') return 'another decision'
  const { pieces, expansion } = contentOf<RefereedPlan>((move as { readonly plan: unknown }).plan)
  const { box, options } = table
  const { factory } = table.player(seat)
  const left = box.floor.expansionsPerPlayer - (factory.floor.length - 1)
  if (left > 0 !== (expansion !== null)) return 'one expansion a year, as long as there are any'
  const wrong = expansion && wrongWithExpansion(box, factory.floor, expansion, options)
  if (wrong) return wrong
  return wrongWithPieces(factory, pieces, conditionsOf(table, seat))
}

/** Buyers ask for the dimensions on the board, and for those that have a minimum. */
function tasteOf({ bottom, left, minimums, likes }: RefereedTable, seat: number) {
  const wanted = dimensionNames.filter((each) => each === bottom || each === left || minimums[each] > 0)
  return { liked: likes + seat, wanted }
}

/** What a seat may build with in phase 3. */
function conditionsOf({ box, options, supply, markers, order }: RefereedTable, seat: number): PlanConditions {
  return { box, options, supply, access: accessOf(box, markers, seat, order.indexOf(seat) + 1) }
}

/** The highest engineering focus builds first. Who finds too few tiles then plans again. */
function buildInOrder(table: RefereedTable, plans: PlanState[]): void {
  for (const seat of table.order) {
    const stored = given(plans[seat], `seat ${seat}`)
    if (stored.state === 'committed') continue
    if (stored.state !== 'submitted') return
    const { plan } = stored
    const short = shortages(table, plan)
    if (short.length > 0) {
      table.apply('conflict')
      plans[seat] = { state: 'draft', returned: plan, short }
      return
    }
    const player = table.player(seat)
    table.takeTiles(plan.pieces)
    if (plan.expansion) table.apply('expansion')
    player.factory = {
      floor: plan.expansion ? [...player.factory.floor, plan.expansion] : player.factory.floor,
      pieces: [...player.factory.pieces, ...plan.pieces],
    }
    plans[seat] = { state: 'committed' }
  }
}

function shortages(table: RefereedTable, { pieces }: RefereedPlan): object[] {
  const needs = countTiles(pieces)
  return Object.entries(table.supply).flatMap(([tile, left]) => {
    const need = needs.get(tile) ?? 0
    const of = pieces.flatMap((piece, at) => (commonTileOf(piece) === tile ? [at] : []))
    return need > left ? [{ tile, left, need, pieces: of }] : []
  })
}

/** Phase 4: Gantt charts from Planning departments, and a brochure for each dealership. */
export function publish(table: RefereedTable): RefereedOffer[] {
  const { ganttTrack } = table.box
  for (const player of table.players) {
    table.apply('gantt')
    const before = player.gantt
    const offices = player.factory.pieces.filter(
      ({ kind, type }) => kind === 'department' && type === 'planning',
    ).length
    player.gantt = Math.min(ganttTrack.highest, before + offices)
    if (before < ganttTrack.clockAt && player.gantt >= ganttTrack.clockAt) table.punchClock()
  }
  table.apply('brochures')
  return table.players.map(({ factory, capacity }) => {
    const layout = new FactoryLayout(table.box, factory, table.options)
    const mainlines = factory.pieces.flatMap(({ kind, type }, piece) =>
      kind === 'mainline' ? [{ piece, type: type as VehicleName, stock: capacity }] : [],
    )
    const dealerships = factory.pieces.flatMap(({ kind, type = '' }, at) => {
      if (kind !== 'dealership') return []
      const lines = layout.neighbours(at, 'mainline')
      const specs = layout.lowestSpecs(lines)
      const marketing = Math.min(2, layout.neighbours(at, 'department', 'marketing').length)
      const windows = Object.entries(table.box.windows.rows)
      const [window] = given(
        windows.find(([, row]) => row.marketing === marketing),
        'a window',
      )
      const types = table.types.filter((each) => lines.some((line) => factory.pieces[line]?.type === each))
      const open = layout.meets(specs, table.minimums)
      return [{ size: type, specs, types, mainlines: lines, window, open, placed: null }]
    })
    return { dealerships, mainlines }
  })
}
