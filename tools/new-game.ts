// Makes a game that can be played at once, as a copy of the auction to be rewritten: `pnpm tools new-game <id> [--name Name]`.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { houseRules } from '@carriage/kernel'
import { titles, trialTitles } from '@carriage/shared/catalogue'
import { type NewGame, renamed, rulePrefix } from './rename-game.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } })
const [id = ''] = positionals
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  throw new RangeError('pnpm tools new-game <id>, in lower case: pnpm tools new-game my-game')
const rules = `games/${id}`
const page = `web/games/${id}`
for (const folder of [rules, page]) if (existsSync(folder)) throw new RangeError(`There is a folder ${folder} already.`)

const all = [...titles, ...trialTitles]
const taken = [...houseRules, ...all.flatMap(({ rulebook }) => rulebook)]
const game: NewGame = {
  id,
  name:
    values.name ??
    id.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase()),
  order: Math.max(...all.map(({ about }) => about.order)) + 10,
  prefix: rulePrefix(id, new Set(taken.map((rule) => rule.id.replace(/-.*/, '')))),
}

copyRules()
writePage()
run('biome', 'check', '--write', '--log-level=error', rules, page)
run('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile')
console.log(`${rules} and ${page} are made: a copy of the auction, to be rewritten by docs/adding-a-game.md.
  pnpm carriage play ${id} --random 2
  pnpm dev            then /play and ${game.name}`)

function copyRules(): void {
  cpSync('games/auction', rules, { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
  for (const entry of readdirSync(rules, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    writeFileSync(file, renamed(entry.name, readFileSync(file, 'utf8'), game))
  }
  for (const file of globSync(`${rules}/auction*`)) {
    renameSync(file, join(dirname(file), basename(file).replace('auction', id)))
  }
}

/** What a browser needs to play it as text. */
function writePage(): void {
  const title = renamed('title.ts', 'auctionTitle', game)
  const files = {
    'manifest.ts': `import { about } from '@carriage/${id}/about'
import type { GameManifest } from '../manifest.ts'

export const manifest: GameManifest = { ...about, title: async () => (await import('./title.ts')).title }
`,
    'title.ts': `import { ${title} } from '@carriage/${id}'
import { choicesOf, readOptions } from '@carriage/kernel'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'

const { versions, words, rulebook } = ${title}
const [game] = versions
const usual = readOptions(game, {})

export const title: PlayedTitle = {
  versions,
  games: async () => versions,
  standardOptions: usual.ok ? usual.value : {},
  choices: choicesOf(game.options),
  goTogether: (options) => readOptions(game, options).ok,
  words,
  rulebook: async () => rulebook,
}
`,
    'rules.ts': `import { ${title} } from '@carriage/${id}'
import type { Versions } from '../../pages/local-play/local-match.ts'

export const versions: Versions = ${title}.versions
`,
  }
  mkdirSync(page, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(page, name), text)
}

function run(command: string, ...args: string[]): void {
  const path = `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH ?? ''}`
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path } })
}
