import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { thisRelease } from './server.ts'

/** Copies these sources, as they are or as they were committed, into an empty folder where they run. */
export function copyRelease(folder: string, commit?: string): void {
  mkdirSync(folder)
  if (commit === undefined) copyWorkingTree(folder)
  else {
    const archive = execFileSync('git', ['archive', commit], { cwd: thisRelease, maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
  }
  const lock = (root: string) => readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  if (lock(folder) === lock(thisRelease)) shareLibraries(folder)
  else execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, stdio: 'ignore' })
}

function copyWorkingTree(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: thisRelease,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter((each) => each !== '' && existsSync(join(thisRelease, each)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(thisRelease, file), join(folder, file))
  }
}

/** The same packages: pnpm's links are relative, so copies of them lead to the copied sources and to one shared store. */
function shareLibraries(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(thisRelease, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'))
  for (const links of globSync(['*/node_modules', 'games/*/node_modules', 'node_modules/@*'], { cwd: thisRelease }))
    cpSync(join(thisRelease, links), join(folder, links), { recursive: true, verbatimSymlinks: true })
}

/** The names of the migrations that a next release brings in a rehearsal: one that changes a busy table, one that builds an index on it. */
export const nextMigrations = ['9000-rehearsal', '9001-rehearsal'] as const

/** Makes sources those of a next release: a schema that is one further, and a new rules version of every game. */
export function makeNext(folder: string): void {
  const migrations = join(folder, 'server/platform/storage/migrations')
  const releases = globSync('*.sql', { cwd: migrations }).map((file) =>
    Number(/^-- release (\d+)$/m.exec(readFileSync(join(migrations, file), 'utf8'))?.[1] ?? 0),
  )
  const release = `-- release ${Math.max(0, ...releases) + 1}\n`
  const [column, index] = nextMigrations
  writeFileSync(join(migrations, `${column}.sql`), `${release}alter table moves add column rehearsal text;\n`)
  writeFileSync(
    join(migrations, `${index}.sql`),
    `${release}drop index concurrently if exists moves_rehearsal;\ncreate index concurrently moves_rehearsal on moves (match_id, at);\n`,
  )
  const catalogue = join(folder, 'shared/catalogue/index.ts')
  const before = readFileSync(catalogue, 'utf8')
  const after = before.replace(
    '  return title\n',
    '  const [latest] = title.versions\n  return { ...title, versions: [{ ...latest, rules: latest.rules + 1 }, ...title.versions] }\n',
  )
  if (after === before) throw new Error('shared/catalogue/index.ts is not as the rehearsal expects it.')
  writeFileSync(catalogue, after)
}
