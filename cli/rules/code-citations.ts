import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ruleId } from './trace.ts'

/** Files that mention rules without deciding anything. */
const folders = new Set([
  'node_modules',
  'testing',
  'rulebook',
  'words',
  'handbook',
  'glossary',
  'forecast',
  'fixtures',
  'invariants',
])
const files = /(?:^(?:rulebook|handbook|translations|invariants)|\.test)(?:\.\w+)*\.ts$/

/** Lists of the rules that matter at a step are for readers of the table. */
const listsOfRules = /\brules: \[[^\]]*\]|\bRuleId\[\] = \[[^\]]*\]/g

/** The rule ids cited in the code of a folder. */
export function citedInCode(folder: string): ReadonlySet<string> {
  const cited = new Set<string>()
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!folders.has(entry.name)) for (const id of citedInCode(path)) cited.add(id)
    } else if (entry.name.endsWith('.ts') && !files.test(entry.name)) {
      const code = readFileSync(path, 'utf8').replaceAll(listsOfRules, '')
      for (const [id] of code.matchAll(ruleId)) cited.add(id)
    }
  }
  return cited
}
