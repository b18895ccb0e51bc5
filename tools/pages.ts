// Names each link, path, name, route and script in the pages that is not there: `node tools/pages.ts [root]`.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { groups } from './commands.ts'
import { repositoryFiles } from './repository-files.ts'

const [root = '.'] = process.argv.slice(2)
const files = repositoryFiles(root)
const folders = [...new Set(files.flatMap(foldersOf))]
const pages = files.filter((file) => file.endsWith('.md'))

/** Code and settings, as one text; recorded games and the lockfile name nothing of ours. */
const source = files
  .filter((file) => /\.(tsx?|mjs|js|css|html|sql|ya?ml|jsonc?|conf|sh)$|(^|\/)[^.]+$|^\.ci\//.test(file))
  .filter((file) => !/\.record\.json$|^pnpm-lock/.test(file))
  .map(read)
  .join('\n')
const words = new Set(source.match(/[A-Za-z_$][\w$]*/g))
const routes = new Set(
  [...source.matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^']*)'/g)].map(([, route = '']) => plainRoute(route)),
)
const { scripts = {} } = JSON.parse(read('package.json')) as { scripts?: Record<string, string> }

/** Words of PostgreSQL, NATS and pnpm, and files that a reader names. */
const foreign = new Set([
  'box.json',
  'file.json',
  'mechanic@file.json',
  'minimumReleaseAgeExclude',
  'pg_stat_wal',
  'played.json',
  'slow_consumers',
])
const commandsOfPnpm = new Set(['audit', 'dlx', 'exec', 'install', 'outdated'])

const faults = pages.flatMap((page) => faultsIn(page).map((fault) => `${page}: ${fault}`))
for (const fault of faults) console.error(fault)
console.log(`${pages.length} pages, what they name and is not there: ${faults.length}`)
if (faults.length > 0 || pages.length === 0) process.exitCode = 1

function faultsIn(page: string): string[] {
  const text = read(page)
  const blocks = text.match(/^```[\s\S]*?^```/gm) ?? []
  const prose = blocks.reduce((rest, block) => rest.replace(block, ''), text)
  const links = [...prose.matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)]
  const missing = links.filter(([, text = '', target = '']) => !isLink(page, text, target)).map(([link]) => link)
  // The changelog names what was there.
  if (page === 'CHANGELOG.md') return missing
  const spans = [...prose.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code = '']) => code)
  const called = [...spans, ...blocks].flatMap(missingScriptsIn)
  return [...new Set([...missing, ...spans.flatMap(missingIn), ...blocks.flatMap(missingRoutesIn), ...called])]
}

function isLink(page: string, text: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return true
  const [path = '', heading] = target.split('#')
  const file = path === '' ? page : normalize(join(dirname(page), path))
  if (!existsSync(join(root, file))) return false
  if (heading && file.endsWith('.md') && !headingsOf(file).includes(heading)) return false
  const name = text.replaceAll('`', '').replace(/^(\.\.?\/)+/, '')
  const folder = dirname(file)
  // A text that is a path is the end of the link's, of a folder or of a file in it.
  return (
    !/^[\w./-]+(\/|\.\w+|\/[\w-]+)$/.test(name) ||
    [file.replace(/\/$/, ''), folder].some((each) => patternOf(name).test(each))
  )
}

/** As GitHub makes the name of a heading. */
function headingsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
}

function missingIn(code: string): string[] {
  const route = /^((?:GET|POST|PUT|PATCH|DELETE) )?(\/api\/\S*)$/.exec(code)
  if (route) return isRoute(route[1] ?? '', route[2] ?? '') ? [] : [code]
  return code
    .split(/[\s,;]+(?![^{]*\})/)
    .map((word) => word.replace(/^[('"]+|\(\)$|[)'":.]+$/g, ''))
    .filter((word) => !foreign.has(word) && !isThere(word))
}

function isThere(word: string): boolean {
  // The address of a page.
  if (/^\/[a-z]+/.test(word)) return word.startsWith('/tmp') || source.includes(`'${/^\/[a-z-]+/.exec(word)?.[0]}`)
  const looksLikePath =
    /\.(tsx?|mjs|sql|ya?ml|jsonc?|md|css|sh|conf)$/.test(word) || folders.includes(/^([\w.-]+)\//.exec(word)?.[1] ?? '')
  if (looksLikePath && /^[\w.@*{},<>/-]+$/.test(word)) return isPath(word)
  const [name = ''] = /^[A-Za-z_$][\w$]*$/.exec(word) ?? []
  return !/_|[a-z][A-Z]/.test(name) || words.has(name)
}

function isPath(word: string): boolean {
  const pattern = patternOf(word)
  return [files, folders].some((paths) => paths.some((path) => pattern.test(path)))
}

/** From the root, or the end of a path: `steps/index.ts`. Of a test its name is enough; `wharf` is a game to be. */
function patternOf(word: string): RegExp {
  const pattern = word
    .replace(/^(\.\/)?|\/$/g, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replace(/<[^>]*>|\b(ID|wharf)\b/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
  return new RegExp(`(^|/)${pattern}((\\.services)?\\.test\\.ts)?$`)
}

function isRoute(method: string, path: string): boolean {
  const route = plainRoute(path.replace(/[?#].*/, ''))
  if (method !== '') return routes.has(method + route)
  return [...routes].some((each) => each.endsWith(` ${route}`)) || source.includes(`'${path}`)
}

function missingRoutesIn(block: string): string[] {
  return [...block.matchAll(/(?<![\w.])\/api\/[\w/:<>${}-]+/g)]
    .map(([path]) => path)
    .filter((path) => !isRoute('', path))
}

/** Whatever the parameters are called. */
function plainRoute(route: string): string {
  return route.replace(/:\w+|<[^>]*>|\$\{[^}]*\}|\b(ID|\d+)\b/g, ':')
}

/** Of `pnpm simulate ID` and `pnpm run simulate` the script, of `pnpm bots arena` the command of the group too. */
function missingScriptsIn(code: string): string[] {
  const called = [...code.matchAll(/\bpnpm (?:run )?(?:-r )?([a-z][\w:-]*)(?: ([a-z][\w-]*))?/g)]
  return called.flatMap(([, script = '', name]) => {
    if (commandsOfPnpm.has(script)) return []
    if (!(script in scripts)) return [`pnpm ${script}`]
    const group = groups[script]
    return !name || !group || group.some((each) => each.name === name) ? [] : [`pnpm ${script} ${name}`]
  })
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
