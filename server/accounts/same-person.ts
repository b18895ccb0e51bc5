import type { Guideline } from '@carriage/protocol/guidelines'
import type pg from 'pg'
import { ProblemError } from '../tables/problem-error.ts'

/** The guideline that forbids it. */
const guideline: Guideline = 6

/**
 * Whether one of these accounts certainly belongs to the same person as this one: the same mail address without its
 * tag, or a browser that was signed in to both. A passkey belongs to one account only.
 */
async function isSamePerson(client: pg.ClientBase, account: string, others: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ same: boolean }>(
    `select exists (
       select from accounts a join accounts b on b.id = any ($2) and b.id <> a.id
       where a.id = $1 and a.email_verified and b.email_verified and plain_address(a.email) = plain_address(b.email)
     ) or exists (
       select from browsers mine join browsers other on other.browser = mine.browser
       where mine.account = $1 and other.account = any ($2) and other.account <> $1
     ) as same`,
    [account, others],
  )
  return rows[0]?.same === true
}

/** Refuses a rated game, season or tournament in which the person of this account already has a place. */
export async function needOtherPeople(
  client: pg.ClientBase,
  account: string,
  others: readonly (string | null)[],
): Promise<void> {
  const accounts = others.filter((other) => other !== null && other !== account) as string[]
  if (accounts.length > 0 && (await isSamePerson(client, account, accounts))) throw samePerson()
}

/** Refuses to start a rated game in which one person has two seats, which may have become known after they sat down. */
export async function needDistinctPeople(client: pg.ClientBase, accounts: readonly (string | null)[]): Promise<void> {
  const same = await samePeopleAmong(
    client,
    accounts.filter((account) => account !== null),
  )
  if (same.length > 0) throw samePerson()
}

/** The pairs of these accounts that belong to one person. */
export async function samePeopleAmong(
  client: pg.ClientBase,
  accounts: readonly string[],
): Promise<readonly { readonly account: string; readonly other: string }[]> {
  const { rows } = await client.query<{ account: string; other: string }>(
    `select a.id as account, b.id as other from accounts a join accounts b on plain_address(b.email) = plain_address(a.email)
     where a.id = any ($1) and b.id = any ($1) and a.id < b.id and a.email_verified and b.email_verified
     union
     select a.account, b.account from browsers a join browsers b on b.browser = a.browser
     where a.account = any ($1) and b.account = any ($1) and a.account < b.account`,
    [accounts],
  )
  return rows
}

/** All but the oldest of the accounts of each person. */
export async function secondAccountsAmong(
  client: pg.ClientBase,
  accounts: readonly string[],
): Promise<readonly string[]> {
  const pairs = await samePeopleAmong(client, accounts)
  if (pairs.length === 0) return []
  const { rows } = await client.query<{ id: string }>(
    'select id from accounts where id = any ($1) order by created_at, id',
    [pairs.flatMap(({ account, other }) => [account, other])],
  )
  const first: string[] = []
  const second: string[] = []
  for (const { id } of rows) {
    const isSecond = pairs.some(
      ({ account, other }) => (account === id && first.includes(other)) || (other === id && first.includes(account)),
    )
    ;(isSecond ? second : first).push(id)
  }
  return second
}

function samePerson(): ProblemError {
  const detail =
    'Two accounts here belong to one person, and in rated games everybody plays with one account (guidelines, point 6). Play unrated, or with one of the accounts; if two people share a browser, each signs in from their own.'
  return new ProblemError({ code: 'samePerson', detail, facts: { guideline } })
}
