import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Every file of the repository, also a new one that is not committed yet. */
export function repositoryFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // One that was deleted is listed until that is committed.
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
}
