import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every game that has a folder. */
const games = readdirSync(here('games')).filter((name) => existsSync(here(`games/${name}/manifest.ts`)))

/**
 * A visitor of a table needs the page, the table and the game at once. Each travels as one file instead of some
 * thirty small ones: less to send, since what repeats is sent once. What games share is a fourth, and the posters of all
 * games travel together. All else stays where the bundler puts it.
 */
export function chunksOf(modules: Modules): (id: string) => string | null {
  const page = needs('shell/main.tsx')
  const table = needs('lobby/table-page.tsx')
  const ofGames = games.map((name) => ({
    name,
    needed: needs(`games/${name}/title.ts`, `games/${name}/board/index.tsx`),
  }))
  const posters = needs(...games.flatMap((name) => [`games/${name}/poster.tsx`, `games/${name}/words/index.ts`]))
  return (id) => {
    if (page.has(id)) return 'page'
    if (table.has(id)) return 'table'
    const [game, ...others] = ofGames.filter(({ needed }) => needed.has(id))
    if (others.length > 0) return 'games'
    return game?.name ?? (posters.has(id) ? 'posters' : null)
  }

  function needs(...files: string[]): ReadonlySet<string> {
    const needed = new Set(files.map(here))
    for (const id of needed) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
    return needed
  }
}
