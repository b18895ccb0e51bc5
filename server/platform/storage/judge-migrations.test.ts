import { expect, test } from 'vitest'
import { judgeMigrations } from './judge-migrations.ts'
import { migrations } from './migrate.ts'

/** The problems of one migration that follows others. */
function problemsOf(text: string, ...before: string[]): string[] {
  const files = [...before, text].map((each, index) => [`${9000 + index}`, `-- release 1\n${each}`] as const)
  const last = `${9000 + before.length}`
  return judgeMigrations(Object.fromEntries(files))
    .filter(({ migration }) => migration === last)
    .map(({ problem }) => problem)
}

test('no migration of this program blocks a running site', () => {
  expect(judgeMigrations(migrations())).toEqual([])
})

test.each([
  ['create index a on moves (match_id)', 'blocks writers'],
  ['alter table moves alter column n type bigint', 'rewrites the table'],
  ['alter table moves alter n set data type bigint', 'rewrites the table'],
  ['alter table moves add column key uuid default gen_random_uuid()', 'computed for each row'],
  ['alter table moves add column a text, add column key uuid not null default gen_random_uuid()', 'computed for each'],
  ['alter table moves add column id bigint generated always as identity', 'rewrites the table'],
  ['alter table moves add column note text not null', 'give it a default'],
  ['alter table moves alter column note set not null', 'first a valid constraint'],
  ['alter table moves add constraint c check (n > 0)', 'not valid'],
  ['alter table moves add constraint c foreign key (match_id) references matches (id)', 'not valid'],
  ['alter table moves add constraint c unique (n)', 'using index'],
  ['alter table moves add constraint c check (n > 0) not valid; alter table moves validate constraint c', 'later'],
  ['alter table moves drop column note', 'unused since release'],
  ['alter table moves rename column note to notes', 'unused since release'],
  ['alter table moves rename to steps', 'unused since release'],
  ['drop table moves', 'unused since release'],
  ['drop function commit_moves', 'unused since release'],
  ['update seats set bot = null', 'small parts'],
  ['delete from outbox', 'small parts'],
  ['lock table moves', 'locks a table'],
  ['truncate moves', 'locks a table'],
  ['set lock_timeout = 0', 'the migrating process'],
  ['create index concurrently a on moves (n)', 'left behind invalid'],
  [
    'drop index concurrently if exists a; create index concurrently a on moves (n); alter table moves add b text',
    'no place',
  ],
  ['-- unused since release 1\ndrop table moves', 'a process of it may still run'],
])('%s', (text, problem) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining(problem)])
})

test.each([
  'alter table moves add column note text',
  "alter table moves add column note text not null default 'alter column x type'",
  'alter table moves add column at timestamptz not null default now()',
  'alter table moves add column n integer check (n > 0)',
  'create table a (id bigint generated always as identity primary key); create index b on a (id); delete from a',
  'create unlogged table a (id bigint); create index b on a (id)',
  'drop index concurrently if exists a; create unique index concurrently a on moves (n)',
  'alter table moves add constraint c check (n > 0) not valid',
  'alter table moves add constraint c unique using index a',
  '-- few rows: one for each key of the server\nupdate secrets set value = value',
  '-- unused since release 0\nalter table moves drop column note',
  'create or replace function f() returns void language sql as $$ update moves set n = 1; drop table moves $$',
  '-- drop table moves\nalter table moves set (fillfactor = 90)',
])('allowed: %s', (text) => {
  expect(problemsOf(text)).toEqual([])
})

test('a column becomes not null in three migrations', () => {
  const check = 'alter table moves add constraint c check (note is not null) not valid'
  const validate = 'alter table moves validate constraint c'
  expect(problemsOf('alter table moves alter column note set not null', check, validate)).toEqual([])
  expect(problemsOf('alter table moves alter column note set not null', check)).toHaveLength(1)
})

test('a migration says its release, and releases only go up, one by one', () => {
  const problems = (...texts: string[]) =>
    judgeMigrations(Object.fromEntries(texts.map((text, index) => [`${9000 + index}`, text]))).map(
      ({ problem }) => problem,
    )
  expect(problems('create table a ()')).toEqual([expect.stringContaining('says no release')])
  expect(problems('-- release 1', '-- release 1', '-- release 2')).toEqual([])
  expect(problems('-- release 1', '-- release 3')).toEqual(['release 3 after release 1'])
  expect(problems('-- release 1', '-- release 2', '-- release 1')).toEqual(['release 1 after release 2'])
})
