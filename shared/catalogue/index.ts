import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyTitle, createLibrary } from '@carriage/kernel'

const root = new URL('../../', import.meta.url)

// What a title is: kernel/contract/title.ts.
const files = globSync('games/*/title.ts', { cwd: fileURLToPath(root), exclude: ['games/kernel/**'] })

/** Every folder of games/ that has a title, as `about.ts` orders them. */
const all: readonly AnyTitle[] = (await Promise.all(files.map(load))).sort(
  ({ about: a }, { about: b }) => a.order - b.order || a.id.localeCompare(b.id),
)

async function load(file: string): Promise<AnyTitle> {
  // The tests of each game hold that its title.ts exports its title.
  const { title } = (await import(new URL(file, root).href)) as { readonly title: AnyTitle }
  return title
}

/** The offered games. */
export const titles: readonly AnyTitle[] = all.filter(({ about }) => about.stage === 'offered')

/** Games on trial: they can be played, but are never offered. */
export const trialTitles: readonly AnyTitle[] = all.filter(({ about }) => about.stage === 'trial')

/** Every version of every game, so that any record can be played again. */
export const library = createLibrary(all.flatMap(({ versions }) => versions))

export function titleOf(id: string): AnyTitle | undefined {
  return all.find(({ about }) => about.id === id)
}
