import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Complaint } from '../complaint.ts'
import { citation, type TestResult } from './trace.ts'

/** The project's own folder, in which its tests run. */
const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

interface VitestReport {
  readonly testResults: readonly {
    /** The file of these tests. */
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Runs the tests of a folder that cite a rule in their title, and returns their results. Other tests prove no rule. */
export async function runTests(folder: string, root = projectRoot): Promise<TestResult[]> {
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
    return readReport(report, folder, root)
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/** The results of a folder's tests that cite a rule, from the report of a run that included them. */
export function readReport(report: string, folder: string, root = projectRoot): TestResult[] {
  return read(report, folder)
    .testResults.filter(({ name }) => relative(root, name).startsWith(`${folder}/`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => new RegExp(citation).test(fullName))
    .map(({ fullName, status }) => ({ name: fullName, passed: status === 'passed' }))
}

function vitest(): string {
  return join(dirname(createRequire(join(projectRoot, 'package.json')).resolve('vitest/package.json')), 'vitest.mjs')
}

function read(report: string, folder: string): VitestReport {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  } catch {
    throw new Complaint('rules.noTests', { folder })
  }
}
