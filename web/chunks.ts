import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every game that has a board. */
const games = readdirSync(here('games')).filter((name) => existsSync(here(`table/${name}-title.ts`)))

/**
 * A visitor of a table needs the page, the table and the game at once. Each travels as one file instead of some
 * thirty small ones: less to send, since what repeats is sent once. What games share is a fourth. All else stays where
 * the bundler puts it.
 */
export function chunksOf(modules: Modules): (id: string) => string | null {
  const page = needs('shell/main.tsx')
  const table = needs('lobby/table-page.tsx')
  const ofGames = games.map((name) => ({
    name,
    needed: needs(`table/${name}-title.ts`, `games/${name}/board/index.tsx`),
  }))
  return (id) => {
    if (page.has(id)) return 'page'
    if (table.has(id)) return 'table'
    const [game, ...others] = ofGames.filter(({ needed }) => needed.has(id))
    return others.length > 0 ? 'games' : (game?.name ?? null)
  }

  function needs(...files: string[]): ReadonlySet<string> {
    const needed = new Set(files.map(here))
    for (const id of needed) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
    return needed
  }
}
