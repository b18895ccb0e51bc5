import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const rules = ['kernel', 'common', 'first', 'second']
const games = ['first', 'second']
const packages = [...rules.map((name) => `games/${name}`), 'shared', 'server', 'web']
/** Of the two games, only the first says that it uses what is shared. */
const dependencies: Record<string, object> = { first: { '@carriage/common': 'workspace:*' } }
const libraries = ['zod', 'vitest', 'lodash']
const settings = ['.oxlintrc.json', 'tsconfig.base.json', 'games/tsconfig.json']

/** A temporary folder that is gone when the test has ended, however it ended. */
export async function emptyFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'carriage-house-'))
  onTestFinished(() => rm(root, { recursive: true }))
  return root
}

/** A repository of these files only, none of them committed. */
export async function repositoryOf(files: Record<string, string>): Promise<string> {
  const root = await emptyFolder()
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  for (const [path, text] of Object.entries(files)) await write(join(root, path), text)
  return root
}

/** A small repository in order, under the project's own settings, but for the files given. */
export async function copySmallRepository(files: Record<string, string>): Promise<string> {
  const root = await emptyFolder()
  await mkdir(join(root, 'node_modules/@carriage'), { recursive: true })
  for (const folder of packages) {
    const name = folder.replace('games/', '')
    const manifest = {
      name: `@carriage/${name}`,
      type: 'module',
      exports: { '.': './index.ts' },
      dependencies: dependencies[name],
    }
    await write(join(root, folder, 'package.json'), JSON.stringify(manifest))
    await write(join(root, folder, 'index.ts'), `export const ${name} = 1\n`)
    if (games.includes(name)) await write(join(root, folder, 'about.ts'), 'export const about = 1\n')
    await symlink(join(root, folder), join(root, 'node_modules/@carriage', name))
  }
  for (const name of libraries) await write(join(root, 'node_modules', name, 'index.js'), '')
  for (const file of settings) await copyFile(file, join(root, file))
  for (const [path, text] of Object.entries(files)) await write(join(root, path), text)
  return root
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
