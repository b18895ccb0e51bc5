import type { AnyExample, Examples, ExampleText } from '@carriage/kernel'
import type { Language } from '../../../platform/i18n/translate.ts'

// Not in the manifest, which is part of the first page.
const found = import.meta.glob<Examples>('../../../games/*/examples.ts', { import: 'examples' })

export const gamesWithExamples = Object.keys(found).flatMap((path) => path.split('/').at(-2) ?? [])

/** An example with its texts. */
export interface ShownExample extends ExampleText {
  readonly example: AnyExample
}

/** The worked examples of a game in the reader's language; empty if it has none. */
export async function loadShownExamples(game: string, language: Language): Promise<readonly ShownExample[]> {
  const examples = await examplesOf(game)
  const texts = (await (examples?.texts[language] ?? examples?.texts.en)?.()) ?? {}
  return (examples?.all ?? []).flatMap((example) => {
    const shown = texts[example.id]
    return shown ? [{ example, ...shown }] : []
  })
}

export async function examplesOf(game: string): Promise<Examples | undefined> {
  return found[`../../../games/${game}/examples.ts`]?.()
}

export function exampleAddress(game: string, { id }: AnyExample): string {
  return `/rules/${game}/example/${id}`
}
