import { arrange, fastChance, isSecret, type OptionChoice } from '@carriage/kernel'
import { contentIfKnown, type MaybeFaceDown } from '../face-down.ts'

/** Yields, for each move, the next event of a kind; restarts with the next move. */
export function eventsOneByOne<Event extends { readonly kind: string }>(eventsNow: () => readonly Event[]) {
  let events = eventsNow()
  let at = 0
  return <Kind extends Event['kind']>(
    kind: Kind,
    fits: (event: Extract<Event, { kind: Kind }>) => boolean = () => true,
  ): Extract<Event, { kind: Kind }> | undefined => {
    if (eventsNow() !== events) {
      events = eventsNow()
      at = 0
    }
    const isWanted = (event: Event): event is Extract<Event, { kind: Kind }> =>
      event.kind === kind && fits(event as Extract<Event, { kind: Kind }>)
    const found = events.slice(at).find(isWanted)
    if (found) at = events.indexOf(found, at) + 1
    return found
  }
}

/** Options of which each has one of its values by chance; the standard for most. */
function drawnOptions<Options extends object>(
  standard: Options,
  choices: readonly OptionChoice[],
  seed: number,
): Options {
  const chance = fastChance(seed)
  const drawn = choices.map(({ name, values }) => [name, values[chance.below(values.length)]])
  return { ...standard, ...Object.fromEntries(drawn) } as Options // each of its own values
}

interface Board {
  readonly circuit: { readonly lapSpaces: number }
  readonly actionTiles: { readonly rows: readonly { readonly id: string; readonly actions: readonly string[] }[] }
}

/** The box with a circuit of another length and other actions on the tiles that have several. */
function otherBoard<Box extends Board>(box: Box, actions: readonly string[], seed: number): object {
  const chance = fastChance(seed + 1)
  // Every action is on a tile, and none twice on one.
  const left = [...arrange(actions, chance), ...arrange(actions, chance), ...arrange(actions, chance)]
  const draw = (count: number) => {
    const drawn: string[] = []
    while (drawn.length < count) {
      const at = left.findIndex((action) => !drawn.includes(action))
      drawn.push(...left.splice(at, 1))
    }
    return drawn
  }
  const rows = box.actionTiles.rows.map((row) =>
    row.actions.length > 1 ? { ...row, actions: draw(row.actions.length) } : row,
  )
  return {
    ...box,
    id: `other-${seed}`,
    circuit: { ...box.circuit, lapSpaces: 7 + chance.below(6) },
    actionTiles: { ...box.actionTiles, rows },
  }
}

interface OtherTables<Options extends object, Box extends Board> {
  readonly options: Options
  readonly choices: readonly OptionChoice[]
  readonly box: Box
  readonly actions: readonly string[]
  readComponents(this: void, tables: object): Box
}

/** Random tables by seed: other options, and every second one another box. */
export function otherTables<Options extends object, Box extends Board>({
  options,
  choices,
  box,
  actions,
  readComponents,
}: OtherTables<Options, Box>): (seed: number) => { seats: number; options: Options } {
  return (seed) => ({
    seats: 2 + (Math.floor(seed / 3) % 3),
    options: {
      ...drawnOptions(options, choices, seed),
      ...(seed % 2 === 0 ? { components: readComponents(otherBoard(box, actions, seed)) } : {}),
    },
  })
}

/** The content of a secret in a full state. */
export function knownContent<T>(value: MaybeFaceDown<T>): T {
  const content = contentIfKnown(value)
  if (content === undefined) throw new TypeError('The state contains secrets.')
  return content
}

/** Whether a view shows this content to its viewer. */
export function isShown(value: MaybeFaceDown<unknown>): boolean {
  return !isSecret(value) || contentIfKnown(value) !== undefined
}
