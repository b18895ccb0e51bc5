import { existsSync, readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null
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
    for (const id of needed) for (const used of usedBy(id)) needed.add(used)
    return needed
  }

  /**
   * What a module imports. The index of a package names far more than a table uses, and what only others use of it would
   * travel with the table: so it is the modules that the imported names come from.
   */
  function usedBy(id: string): string[] {
    const { importedIds = [], code } = modules.getModuleInfo(id) ?? {}
    return importedIds.flatMap((imported) => {
      const index = indexOf(imported)
      const names = index ? namesFrom(imported, id, code ?? '') : []
      return index && names.length > 0 ? names.flatMap((name) => index.named.get(name) ?? index.whole) : [imported]
    })
  }

  /** Where an index takes its names from: by name, or whole files. Nothing for a module that does more than naming. */
  function indexOf(id: string): Index | undefined {
    if (!id.endsWith('/index.ts')) return undefined
    const code = (modules.getModuleInfo(id)?.code ?? '').replace(comment, '')
    if (code.replace(taken, '').replace(takenWhole, '').replace(/[\s;]/g, '') !== '') return undefined
    const at = (from: string) => resolve(dirname(id), from)
    return {
      named: new Map(
        [...code.matchAll(taken)].flatMap(([, names = '', from = '']) =>
          wordsOf(names, 'last').map((name) => [name, at(from)]),
        ),
      ),
      whole: [...code.matchAll(takenWhole)].map(([, from = '']) => at(from)),
    }
  }
}

interface Index {
  readonly named: ReadonlyMap<string, string>
  readonly whole: readonly string[]
}

/** `import { a, type B } from 'c'`, and the same with export. */
const taken = /\b(?:import|export)\s*(?:type\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g
const takenWhole = /\bexport\s*\*\s*from\s*['"]([^'"]+)['"]/g
const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g

/** The names that a module takes from an index. */
function namesFrom(index: string, id: string, code: string): string[] {
  return [...code.matchAll(taken)].flatMap(([, names = '', from = '']) => {
    const isIndex = from.startsWith('.')
      ? resolve(dirname(id), from) === index
      : index.endsWith(`${from.replace('@carriage', '')}/index.ts`)
    return isIndex ? wordsOf(names, 'first') : []
  })
}

/** `a` and `b` of `a, type B, b as c`: the first or the last word of each name that is no type. */
function wordsOf(names: string, which: 'first' | 'last'): string[] {
  return names
    .split(',')
    .map((name) => name.trim().split(/\s+/))
    .filter(([first = '']) => first !== '' && first !== 'type')
    .flatMap((words) => words.at(which === 'first' ? 0 : -1) ?? [])
}
