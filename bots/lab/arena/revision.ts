import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'
import type { Bot } from '../../bot.ts'
import type { Level } from '../../levels.ts'

interface BotsOfRevision {
  readonly botFor: (game: string, level: Level) => Bot | undefined
}

/**
 * The bot of a level as it was in an earlier commit, to measure progress. Its whole code, rules included, is unpacked
 * into .cache/revisions, so that nothing of it changes with ours. It can play our games because views and moves are data
 * whose format is fixed by the recorded games.
 */
export async function botOfRevision(revision: string, game: string, level: Level): Promise<Bot | undefined> {
  const folder = unpacked(revision)
  const file = ['bots/node/index.ts', 'bots/index.ts'].map((path) => resolve(folder, path)).find(existsSync)
  if (file === undefined) throw new RangeError(`The commit ${revision} has no bots.`)
  const { botFor } = (await import(pathToFileURL(file).href)) as BotsOfRevision
  return botFor(game, level)
}

/** The folder with the files of a commit and what it depends on. */
function unpacked(revision: string): string {
  if (!/^[0-9a-f]{7,40}$/.test(revision)) throw new RangeError(`${revision} is not the hash of a commit.`)
  const folder = resolve('.cache/revisions', revision)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}.${threadId}`
  mkdirSync(unfinished, { recursive: true })
  try {
    const archive = `${unfinished}.tar`
    execFileSync('git', ['archive', '--output', archive, revision])
    execFileSync('tar', ['-x', '-f', archive, '-C', unfinished])
    rmSync(archive)
    execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--prod', '--ignore-scripts'], {
      cwd: unfinished,
    })
    // Another thread may have been faster.
    if (!existsSync(folder)) renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return folder
}
