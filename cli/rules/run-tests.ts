import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Complaint } from '../complaint.ts'
import { citation, type TestResult } from './trace.ts'

/** The project's own folder, in which its tests run. */
const house = fileURLToPath(new URL('../..', import.meta.url))

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Runs the tests of a folder that cite a rule in their title, and tells how each ended. The others prove no rule. */
export async function runTests(folder: string, root = house): Promise<TestResult[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'carriage-rules-'))
  const report = join(scratch, 'report.json')
  try {
    const args = [
      vitest(),
      'run',
      `${folder}/`,
      '--testNamePattern',
      citation,
      '--reporter=json',
      `--outputFile=${report}`,
    ]
    const runner = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' })
    await once(runner, 'close')
    return read(report, folder)
      .testResults.flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => new RegExp(citation).test(fullName))
      .map(({ fullName, status }) => ({ name: fullName, passed: status === 'passed' }))
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

function vitest(): string {
  return join(dirname(createRequire(join(house, 'package.json')).resolve('vitest/package.json')), 'vitest.mjs')
}

function read(report: string, folder: string): VitestReport {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  } catch {
    throw new Complaint('rules.noTests', { folder })
  }
}
