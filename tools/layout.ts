// Names each folder that is not where the others of its kind are: `node tools/layout.ts [root]`.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { repositoryFiles } from './repository-files.ts'

const [root = '.'] = process.argv.slice(2)
const files = repositoryFiles(root)
const folders = [...new Set(files.flatMap(foldersOf))].filter((folder) => !folder.startsWith('.')).sort()

/** What one offered game or two have, and not all. */
const ownFolders: readonly { readonly at: string; readonly name: string; readonly because: string }[] = [
  { at: 'games', name: 'actions', because: 'the actions of a turn; other games have too few rules there for a folder' },
  { at: 'games', name: 'engineers', because: 'only the Kraftwagens have engineers' },
  { at: 'games', name: 'factory', because: 'only Horseless Carriage plans factories' },
  { at: 'games', name: 'premoves', because: 'the Kraftwagens share theirs: next-turn.ts of the family' },
  { at: 'games', name: 'geometry', because: 'only Horseless Carriage lays tiles on a floor' },
  { at: 'games', name: 'market', because: 'the Kraftwagens share theirs: market.ts of the family' },
  { at: 'games', name: 'phases', because: 'only Horseless Carriage has phases of several steps' },
  { at: 'games', name: 'plan-generator', because: 'only Horseless Carriage plans factories' },
  { at: 'games', name: 'scoring', because: 'the round ends of the other games are single files' },
  { at: 'bots/games', name: 'dead-ends', because: 'only plans of Horseless Carriage can end in one' },
  { at: 'bots/games', name: 'greedy', because: 'the bots of the Kraftwagens all search' },
  { at: 'bots/games', name: 'planner', because: 'only Horseless Carriage plans factories' },
  { at: 'bots/games', name: 'testing', because: 'the Kraftwagens share theirs: testing of the family' },
]

/** Where the folder of an HTTP tag is called otherwise, or is a part of another one. */
const otherFolders: readonly { readonly tag: string; readonly folder: string; readonly because: string }[] = [
  { tag: 'account', folder: 'server/accounts', because: 'the server holds those of everybody' },
  { tag: 'chat', folder: 'web/table/panels', because: 'people chat at a table, not on a page' },
  { tag: 'games', folder: 'server/platform/http', because: 'the games themselves are in games/' },
  { tag: 'games', folder: 'web/games', because: 'a game is drawn at a table and in the lobby' },
  { tag: 'matches', folder: 'web/table', because: 'a match is played at a table' },
  { tag: 'notifications', folder: 'web/pages/account', because: 'they are settings of an account' },
  { tag: 'site', folder: 'server/platform/http', because: 'facts of the server itself' },
  { tag: 'site', folder: 'web/pages/about', because: 'the page about the site shows them' },
  { tag: 'tables', folder: 'web/pages/lobby', because: 'the lobby is where tables are created, listed and joined' },
]

const faults = [...faultsOfMap(), ...faultsOfGames(), ...faultsOfRulebooks(), ...faultsOfTags()]
for (const fault of faults) console.error(fault)
console.log(`${folders.length} folders, out of place: ${faults.length}`)
if (faults.length > 0 || folders.length === 0) process.exitCode = 1

/** The map of ARCHITECTURE.md: where it lists folders of a folder, it lists all of them. ID is any game. */
function faultsOfMap(): string[] {
  const listed = mapOf(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))
  const listing = new Set(listed.map((folder) => dirname(folder)))
  const isListed = (folder: string) =>
    listed.includes(folder) || (isGame(basename(folder)) && listed.includes(`${dirname(folder)}/ID`))
  return [
    ...[...listing]
      .flatMap(inside)
      .filter((folder) => !isListed(folder))
      .map((folder) => `${folder}: not on the map in ARCHITECTURE.md`),
    ...listed
      .filter((folder) => basename(folder) !== 'ID' && !folders.includes(folder))
      .map((folder) => `${folder}: on the map in ARCHITECTURE.md, and not there`),
  ]
}

/** The paths of the first block of code: a line is a folder, two spaces lead into it. */
function mapOf(page: string): string[] {
  const [, block = ''] = /^```\n([\s\S]*?)^```/m.exec(page) ?? []
  const path: string[] = []
  return [...block.matchAll(/^( *)([\w-]+)\/ /gm)].map(([, indent = '', name = '']) => {
    path.splice(indent.length / 2)
    path.push(name)
    return path.join('/')
  })
}

/** Offered games have the same folders. */
function faultsOfGames(): string[] {
  const offered = files
    .filter((file) => /^games\/[^/]+\/about\.ts$/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(`stage: 'offered'`))
    .map((file) => basename(dirname(file)))
  return ['games', 'bots/games', 'web/games'].flatMap((at) => {
    const missingAt = (name: string) => offered.filter((game) => !folders.includes(`${at}/${game}/${name}`))
    const names = new Set(offered.flatMap((game) => inside(`${at}/${game}`)).map((folder) => basename(folder)))
    const own = ownFolders.filter((each) => each.at === at).map(({ name }) => name)
    return [
      ...[...names]
        .filter((name) => !own.includes(name))
        .flatMap((name) => missingAt(name).map((game) => `${at}/${game}/${name}: other games have this folder`)),
      ...own
        .filter((name) => !names.has(name) || missingAt(name).length === 0)
        .map((name) => `${at}/ID/${name}: no exception any more, take it out of tools/layout.ts`),
    ]
  })
}

/** A section of rules that has German has it in the file beside it, with the same rules. */
function faultsOfRulebooks(): string[] {
  const idsIn = (file: string, id: RegExp) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(id)].map(([, name = '']) => name)
  return files
    .filter((file) => /^games\/[^/]+\/rulebook\/rules\.de\.ts$/.test(file))
    .flatMap((german) => files.filter((file) => dirname(file) === dirname(german) && /\/[\w-]+\.ts$/.test(file)))
    .flatMap((section) => {
      const ids = idsIn(section, /^ {4}id: '([A-Z]+-[\d.]+)'/gm)
      if (ids.length === 0) return []
      const sibling = section.replace(/\.ts$/, '.de.ts')
      if (!files.includes(sibling)) return `${section}: its German is not in ${basename(sibling)}`
      const translated = idsIn(sibling, /^ {2}'([A-Z]+-[\d.]+)': \{/gm)
      const astray = [...ids, ...translated].filter((id) => !ids.includes(id) || !translated.includes(id))
      return astray.length === 0 ? [] : `${sibling}: not the rules of ${basename(section)}: ${astray.join(', ')}`
    })
}

/** Each tag of the HTTP contract has one folder of its name in the server, and one among the pages. */
function faultsOfTags(): string[] {
  const tags = new Set(
    files
      .filter((file) => file.startsWith('protocol/contract/'))
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\btags: \['([^']+)'\]/g)])
      .map(([, tag = '']) => tag),
  )
  return [...tags].sort().flatMap((tag) =>
    ['server', 'web'].flatMap((at) => {
      const found = folders.filter(
        (folder) => folder.startsWith(at === 'web' ? 'web/pages/' : 'server/') && basename(folder) === tag,
      )
      const other = otherFolders.find((each) => each.tag === tag && each.folder.startsWith(`${at}/`))
      if (other) {
        if (!folders.includes(other.folder)) return `${other.folder}: the folder of the HTTP tag ${tag} is not there`
        return found.map((folder) => `${folder}: tools/layout.ts says that the tag ${tag} is at ${other.folder}`)
      }
      return found.length === 1 ? [] : `${at}: has ${found.length} folders for the HTTP tag ${tag}: ${found.join(', ')}`
    }),
  )
}

function isGame(name: string): boolean {
  return files.includes(`games/${name}/about.ts`)
}

function inside(folder: string): string[] {
  return folders.filter((each) => dirname(each) === folder)
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}
