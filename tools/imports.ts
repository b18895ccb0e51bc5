// Which package may import which: `node tools/imports.ts [root]`.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { importRules, packagesIn } from './import-rules.ts'

const root = resolve(process.argv[2] ?? '.')
const folders = ['games', ...packagesIn(root).filter((folder) => !folder.startsWith('games/'))]

const { output } = await cruise(
  folders.filter((folder) => existsSync(join(root, folder))),
  {
    baseDir: root,
    ruleSet: { forbidden: importRules(root) },
    validate: true,
    doNotFollow: 'node_modules',
    exclude: '^web/dist/',
    // Types are imports too: they say who knows whom.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts', '.json'],
    },
  },
)
if (typeof output === 'string') throw new Error(output)

// Without a TypeScript parser the tool reads no file and finds no fault.
const read = output.modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules/')).length
if (read === 0) {
  console.error(`The import checker read 0 modules of ${folders.join(', ')}.`)
  process.exit(1)
}

for (const { rule, from, to } of output.summary.violations) {
  const why = output.summary.ruleSetUsed?.forbidden?.find(({ name }) => name === rule.name)?.comment ?? ''
  console.error(`${rule.name}: ${from} imports ${to}. ${why}`)
}
console.log(`${read} modules, ${output.summary.violations.length} violations`)
if (output.summary.violations.length > 0) process.exitCode = 1
