// Names each file that knows a game by its id or package, though it lies in no folder of that game:
// `node tools/game-names.ts`. Adding a game must not need a line there.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { repositoryFiles } from './repository-files.ts'

// The auction is the game that the tests of all packages play.
const games = globSync('games/*/about.ts', { exclude: ['games/kernel/**', 'games/auction/**'] }).map((file) =>
  basename(dirname(file)),
)
if (games.length === 0) throw new Error('There are no games.')

const files = repositoryFiles('.').filter((file) => /\.(ts|tsx|json|jsonc|yaml)$|^\.ci\//.test(file) && isCode(file))
const naming = files.filter((file) => games.some((game) => !isOwn(file, game) && names(file, game)))

for (const file of naming) console.error(`${file} names a game, and lies in no folder of it.`)
console.log(`${files.length} files, ${naming.length} name a game from outside its folders`)
if (naming.length > 0) process.exitCode = 1

/** Tests may play a real game, and documents may speak of it. */
function isCode(file: string): boolean {
  return file !== 'pnpm-lock.yaml' && !/^docs\/|^e2e\/|\.test\.tsx?$|\/testing\//.test(file)
}

/** `games/<id>`, `bots/games/<id>`, `web/games/<id>`, `bench/<id>` and what else is called after it. */
function isOwn(file: string, game: string): boolean {
  return file.split('/').includes(game)
}

function names(file: string, game: string): boolean {
  return new RegExp(`['"/. ]${game}(?![\\w-])`).test(readFileSync(file, 'utf8'))
}
