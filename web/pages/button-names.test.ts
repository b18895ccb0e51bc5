import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const catalogues = globSync('{pages,table,board,games,platform}/**/{en,de,*messages.en,*messages.de}.ts', { cwd: web })

test.for(catalogues)('%s: the name of a button in a row contains its visible text', async (file) => {
  const exported = (await import(join(web, file))) as Readonly<Record<string, unknown>>
  const messages = Object.assign({}, ...Object.values(exported).filter((each) => typeof each === 'object')) as Readonly<
    Record<string, unknown>
  >
  // Voice control finds a button by the text that people see.
  const broken = Object.entries(messages).filter(([id, name]) => {
    const text = id.endsWith('.which') ? messages[id.slice(0, -'.which'.length)] : undefined
    return typeof text === 'string' && !String(name).toLowerCase().includes(text.toLowerCase())
  })
  expect(broken).toEqual([])
})
