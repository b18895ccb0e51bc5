// Draws which package imports which into ARCHITECTURE.md, from tools/import-rules.ts: `node tools/layers.ts`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { directionsIn } from './import-rules.ts'

const file = 'ARCHITECTURE.md'
const block = /<!-- layers -->.*<!-- \/layers -->/s

/** The page with the picture of today's import rules in it. */
export function withLayers(page: string, root: string): string {
  if (!block.test(page)) throw new Error(`${file} has no place for the layers.`)
  return page.replace(block, `<!-- layers -->\n\`\`\`mermaid\n${layersOf(root)}\`\`\`\n<!-- /layers -->`)
}

/** An arrow from each package to what it imports. All games are one box; what follows from other arrows is left out. */
function layersOf(root: string): string {
  const isGame = (folder: string) => folder !== 'games/kernel' && existsSync(join(root, folder, 'about.ts'))
  const boxOf = (folder: string) => (isGame(folder) ? 'games/ID' : folder)
  const imports = new Map<string, Set<string>>()
  for (const [folder, others] of Object.entries(directionsIn(root))) {
    const box = imports.get(boxOf(folder)) ?? new Set()
    for (const other of others) box.add(boxOf(other))
    imports.set(boxOf(folder), box)
  }
  const reaches = (from: string, to: string): boolean =>
    [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to))
  let text = 'flowchart BT\n'
  for (const [box, others] of [...imports].sort(byName)) {
    const direct = [...others].filter(
      (other) => ![...others].some((between) => between !== other && reaches(between, other)),
    )
    for (const other of direct.sort()) text += `  ${idOf(box)}["${box}"] --> ${idOf(other)}["${other}"]\n`
  }
  return text
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

function idOf(box: string): string {
  return box.replace('/', '_')
}

if (import.meta.main) writeFileSync(file, withLayers(readFileSync(file, 'utf8'), '.'))
