// `pnpm check migrations`: refuses migrations that would block a running site. docs/operations.md has the rules.
import { pathToFileURL } from 'node:url'
import { migrations, releaseOf, schema } from './migrate.ts'

interface Finding {
  readonly migration: string
  readonly problem: string
}

/** A statement in lower case, without comments and texts, its words one space apart. */
type Statement = string

/** What a statement of an existing table may not have, and what to write instead. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [
    /^(begin|commit|rollback|set|reset|start transaction)\b/,
    'transactions and limits are set by the migrating process',
  ],
  [
    /^(lock table|lock|vacuum|cluster|truncate|reindex|refresh materialized view)\b/,
    'locks a table as long as it runs',
  ],
  [
    /^alter table .*\balter( column)? \w+( set data)? type\b/,
    'rewrites the table: add a column, fill it, drop the old one later',
  ],
  [/^alter table .*\bset (logged|unlogged|tablespace|access method)\b/, 'rewrites the table'],
  [
    /^alter table .*\badd( column)?( if not exists)? \w+ .*\b(generated|serial|bigserial)\b/,
    'rewrites the table: add the column without a value and fill it',
  ],
]

const named = String.raw`(?:only )?(?:public\.)?(\w+)`
const drops =
  /^drop (?!index concurrently)|^alter table .*\b(drop column|drop constraint|rename)\b|^alter (table|index|type|view|function|sequence) \S+ rename\b/

/** The problems of migrations, which are given in the order in which they are carried out. */
export function judgeMigrations(files: Readonly<Record<string, string>>): readonly Finding[] {
  const findings: Finding[] = []
  const before = statementsIn(schema())
  let release = 0
  for (const [migration, text] of Object.entries(files)) {
    const statements = statementsIn(text)
    const find = (problem: string) => findings.push({ migration, problem })
    release = judgeRelease(text, release, find)
    judge(statements, before, text, find)
    before.push(...statements)
  }
  return findings
}

function judgeRelease(text: string, before: number, find: (problem: string) => void): number {
  const release = releaseOf(text)
  if (release === 0) find('says no release: begin it with "-- release N", the number of the release that brings it')
  else if (release < before || release > before + 1) find(`release ${release} after release ${before}`)
  const since = Number(/^-- unused since release (\d+)$/m.exec(text)?.[1] ?? Number.NaN)
  if (since >= release) find('what is dropped must be unused in the release before: a process of it may still run')
  return Math.max(release, before)
}

function judge(
  statements: readonly Statement[],
  before: readonly Statement[],
  text: string,
  find: (problem: string) => void,
): void {
  const created = new Set(
    statements.flatMap((each) => tableIn(each, /^create (?:unlogged )?table (?:if not exists )?/)),
  )
  const concurrent = statements.some((each) => each.includes(' concurrently '))
  const contracts = /^-- unused since release \d+$/m.test(text)
  const few = /^-- few rows: /m.test(text)
  for (const [index, statement] of statements.entries()) {
    const report = (problem: string) => find(`${shortened(statement)}: ${problem}`)
    if (concurrent) {
      judgeConcurrent(statement, statements[index - 1], report)
      continue
    }
    const table = [
      ...tableIn(statement, /^alter table (?:if exists )?/),
      ...tableIn(statement, /^create (?:unique )?index .*? on /),
      ...tableIn(statement, /^(?:update|delete from) /),
    ].at(0)
    if (table !== undefined && created.has(table)) continue
    for (const [pattern, problem] of refusals) if (pattern.test(statement)) report(problem)
    if (/^create (unique )?index /.test(statement))
      report('blocks writers: build it concurrently, in a migration of its own')
    if (/^(update|delete)\b/.test(statement) && !few)
      report('holds locks on all rows that it meets: do it in small parts in code, or say "-- few rows: why"')
    if (drops.test(statement) && !contracts)
      report('the release before still needs it: stop using it first, and say "-- unused since release N"')
    if (table !== undefined) judgeColumns(statement, table, before, report)
  }
}

function judgeColumns(
  statement: Statement,
  table: string,
  before: readonly Statement[],
  report: (problem: string) => void,
): void {
  for (const part of partsOf(statement)) {
    const added = /^add (?:column )?(?:if not exists )?(?!constraint|check|foreign|unique|primary)(\w+) /.test(part)
    if (added) {
      const [, value] = /\bdefault (.*)$/.exec(part) ?? []
      if (value !== undefined && /\w\(/.test(value.replaceAll(/\b(now|check|references \w+ ?)\(/g, '')))
        report('a default that is computed for each row rewrites the table: add the column, then set the default')
      if (/\bnot null\b/.test(part) && value === undefined) report('fails where there are rows: give it a default')
    }
    if (/^add (constraint \w+ )?(check|foreign key)\b/.test(part) && !part.endsWith('not valid'))
      report('reads the whole table under its lock: add it "not valid", and validate it in a later migration')
    if (/^add (constraint \w+ )?(unique|primary key)\b/.test(part) && !/\busing index\b/.test(part))
      report('builds an index under its lock: build it concurrently before, and add the constraint "using index"')
    const [, constraint] = /^validate constraint (\w+)/.exec(part) ?? []
    if (constraint && !before.some((each) => each.includes(`add constraint ${constraint} `)))
      report('validates under the lock of the statement that added it: validate in a later migration')
    const [, column] = /^alter (?:column )?(\w+) set not null/.exec(part) ?? []
    if (column && !isChecked(table, column, before))
      report(`reads the whole table under its lock: first a valid constraint "check (${column} is not null)"`)
  }
}

/** Whether earlier migrations made sure that a column is never null. */
function isChecked(table: string, column: string, before: readonly Statement[]): boolean {
  const check = new RegExp(String.raw`^alter table ${table} add constraint (\w+) check \(+ ?${column} is not null ?\)`)
  const names = before.flatMap((each) => check.exec(each)?.[1] ?? [])
  return names.some((name) => before.includes(`alter table ${table} validate constraint ${name}`))
}

function judgeConcurrent(
  statement: Statement,
  previous: Statement | undefined,
  report: (problem: string) => void,
): void {
  const [, index] = /^create (?:unique )?index concurrently (\w+) on /.exec(statement) ?? []
  if (index !== undefined) {
    if (previous !== `drop index concurrently if exists ${index}`)
      report(`one that failed is left behind invalid: write "drop index concurrently if exists ${index}" before it`)
  } else if (!/^drop index concurrently if exists \w+$/.test(statement))
    report('has no place beside what is done concurrently, which is outside of any transaction')
}

/** The actions of an alter table, which commas part. */
function partsOf(statement: Statement): string[] {
  const [actions = ''] = new RegExp(`^alter table (?:if exists )?${named} (.*)$`).exec(statement)?.slice(2) ?? []
  const parts: string[] = ['']
  let depth = 0
  for (const code of actions) {
    if (code === '(') depth += 1
    if (code === ')') depth -= 1
    if (code === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += code
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

function tableIn(statement: Statement, start: RegExp): string[] {
  return new RegExp(start.source + named).exec(statement)?.slice(1, 2) ?? []
}

function statementsIn(text: string): Statement[] {
  return text
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)
}

function shortened(statement: Statement): string {
  return statement.length > 70 ? `${statement.slice(0, 70)}…` : statement
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = judgeMigrations(migrations())
  for (const { migration, problem } of findings) console.log(`${migration}: ${problem}`)
  if (findings.length > 0) process.exitCode = 1
}
