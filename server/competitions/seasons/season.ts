// For organisers who run a league by hand: `pnpm ops season plan 4 people.txt` prints groups and games, `pnpm ops season table
// played.json` the table of a group. docs/seasons.md has the rules and the form of the files.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { computeStandings, type PlayedGame } from '../standings.ts'
import { divisionsOf, groupDesign } from './design.ts'

const playedGroup = z.strictObject({
  people: z.array(z.string()),
  games: z.array(
    z.strictObject({
      seats: z.array(z.string()).min(2).max(5),
      ranking: z.array(z.array(z.int().min(0).max(4))),
      substitutes: z.array(z.int().min(0).max(4)).default([]),
    }),
  ),
})

const usage =
  'pnpm ops season plan <seats> <file with a name on each line, best first> | pnpm ops season table <played.json>'

/** The output of the command. */
export function seasonText([command, ...rest]: readonly string[], read: (file: string) => string): string {
  const [first = '', file = ''] = rest
  if (command === 'plan' && rest.length === 2) return planText(Number(first), namesIn(read(file)))
  if (command === 'table' && rest.length === 1) return tableText(playedGroup.parse(JSON.parse(read(first))))
  throw new Error(usage)
}

function namesIn(text: string): string[] {
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (new Set(names).size < names.length) throw new Error('Each name may occur once.')
  return names
}

function planText(seats: number, people: readonly string[]): string {
  const groups = divisionsOf(seats, people).map((names, at) => {
    const { games, meetings } = groupDesign(seats, names.length)
    const { least, most } = meetings
    const even =
      least === most ? `each pair meets ${times(least)}` : `nearest design: pairs meet ${least} to ${times(most)}`
    const lines = games.map((game, n) => `  ${n + 1}. ${game.map((person) => names[person]).join(', ')}`)
    return [`Division ${at + 1}: ${names.length} people, ${games.length} games, ${even}.`, ...lines].join('\n')
  })
  return groups.join('\n\n')
}

function tableText({ people, games }: { people: readonly string[]; games: readonly PlayedGame[] }): string {
  for (const { seats, ranking } of games) {
    const stranger = seats.find((person) => !people.includes(person))
    if (stranger !== undefined) throw new Error(`${stranger} is not in the group.`)
    const ranked = ranking.flat().toSorted((one, other) => one - other)
    if (ranked.length !== seats.length || ranked.some((seat, at) => seat !== at))
      throw new Error(`The ranking of ${seats.join(', ')} must name each seat once, from 0 on.`)
  }
  return computeStandings(people, games)
    .map(({ person, points, games: played, places }, at) => {
      const firsts = places[0] ?? 0
      return `${at + 1}. ${person}: ${points} points in ${played} games, first ${times(firsts)}`
    })
    .join('\n')
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(seasonText(process.argv.slice(2), (file) => readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
