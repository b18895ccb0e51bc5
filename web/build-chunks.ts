import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The module information of the bundler. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every game with a folder. */
const games = readdirSync(here('games')).filter((name) => existsSync(here(`games/${name}/manifest.ts`)))

/** A game without a board of its own, as `pnpm tools new-game` creates it, is played as text. */
const drawn = games.filter((name) => existsSync(here(`games/${name}/board`)))

/**
 * A visitor of a table needs the page, the table and the game at once. Each is one file instead of some thirty small
 * ones, which compresses better. What only some games share is a fourth file, and the posters of all games are a fifth.
 * Everything else stays where the bundler puts it.
 */
export function chunksOf(modules: Modules): (id: string) => string | null {
  const page = needs('platform/app/main.tsx')
  const table = needs('pages/lobby/table-page.tsx')
  const ofGames = games.map((name) => ({
    name,
    needed: needs(`games/${name}/title.ts`, ...(drawn.includes(name) ? [`games/${name}/board/index.tsx`] : [])),
  }))
  const posters = needs(...drawn.flatMap((name) => [`games/${name}/poster.tsx`, `games/${name}/messages/index.ts`]))
  return (id) => {
    if (page.has(id)) return 'page'
    if (table.has(id)) return 'table'
    const needing = ofGames.filter(({ needed }) => needed.has(id))
    // What every game needs is needed at every table.
    if (needing.length === games.length) return 'table'
    const [game, ...others] = needing
    if (others.length > 0) return 'games'
    return game?.name ?? (posters.has(id) ? 'posters' : null)
  }

  function needs(...files: string[]): ReadonlySet<string> {
    const needed = new Set(files.map(here))
    // Nothing else would notice that a renamed file falls out of its chunk.
    for (const file of needed)
      if (!existsSync(file)) throw new Error(`web/build-chunks.ts names a missing file: ${file}`)
    for (const id of needed) for (const used of usedBy(id)) needed.add(used)
    return needed
  }

  /**
   * The imports of a module. The index of a package exports far more than a table uses, so imported names are traced to
   * the modules that declare them.
   */
  function usedBy(id: string): string[] {
    const { importedIds = [], code } = modules.getModuleInfo(id) ?? {}
    return importedIds.flatMap((imported) => {
      const names = indexOf(imported) ? namesFrom(imported, id, code ?? '') : []
      return names.length > 0 ? names.flatMap((name) => originsOf(name, imported)) : [imported]
    })
  }

  /** The modules that may declare this name, through any number of indexes. */
  function originsOf(name: string, id: string): string[] {
    const index = indexOf(id)
    if (!index) return [id]
    const taken = index.named.get(name)
    return taken ? originsOf(taken.name, taken.from) : index.whole.flatMap((from) => originsOf(name, from))
  }

  /** The exports of an index: by name, or whole files. Undefined for a module that does more than re-export. */
  function indexOf(id: string): Index | undefined {
    if (!id.endsWith('/index.ts')) return undefined
    const code = (modules.getModuleInfo(id)?.code ?? '').replace(comment, '')
    if (code.replace(taken, '').replace(takenWhole, '').replace(/[\s;]/g, '') !== '') return undefined
    const at = (from: string) => resolve(dirname(id), from)
    return {
      named: new Map(
        [...code.matchAll(taken)].flatMap(([, names = '', from = '']) =>
          renamesIn(names).map(([name, as]) => [as, { name, from: at(from) }] as const),
        ),
      ),
      whole: [...code.matchAll(takenWhole)].map(([, from = '']) => at(from)),
    }
  }
}

interface Index {
  /** By exported name: the original name, and its module. */
  readonly named: ReadonlyMap<string, { readonly name: string; readonly from: string }>
  readonly whole: readonly string[]
}

/** `import { a, type B } from 'c'`, and the same with export. */
const taken = /\b(?:import|export)\s*(?:type\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g
const takenWhole = /\bexport\s*\*\s*from\s*['"]([^'"]+)['"]/g
const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g

/** The names that a module imports from an index. */
function namesFrom(index: string, id: string, code: string): string[] {
  return [...code.matchAll(taken)].flatMap(([, names = '', from = '']) => {
    const isIndex = (from.startsWith('.') ? resolve(dirname(id), from) : fileOf(from)) === index
    return isIndex ? renamesIn(names).map(([name]) => name) : []
  })
}

const { resolve: resolvePackage } = createRequire(import.meta.url)

/** The file of a workspace package: `@carriage/kernel/translate` is deeper than its name says. */
function fileOf(specifier: string): string {
  return specifier.startsWith('@carriage/') ? resolvePackage(specifier) : specifier
}

/** `a` as `a` and `b` as `c` of `a, type B, b as c`. */
function renamesIn(names: string): [name: string, as: string][] {
  return names
    .split(',')
    .map((name) => name.trim().split(/\s+/))
    .flatMap(([name = '', , as = name]): [string, string][] => (name === '' || name === 'type' ? [] : [[name, as]]))
}
