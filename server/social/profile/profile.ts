import type { Profile, ProfileChoice } from '@carriage/protocol'
import { titleOf } from '@carriage/shared/catalogue'
import type { Caller } from '../../accounts/caller.ts'
import { readRatings } from '../../competitions/ratings/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { problemError } from '../../tables/index.ts'
import { between, readGameFigures } from './figures.ts'

interface PersonRow {
  readonly name: string
  readonly guest: boolean
  readonly hidden: boolean
  readonly since: Date
  readonly favourites: readonly string[]
}

/**
 * A person's profile as the caller may see it. A one-tap link opens a table, and shows of people what everybody sees.
 */
export async function readProfile(database: Pick<Database, 'pool'>, account: string, caller: Caller): Promise<Profile> {
  const viewer = viewerOf(caller)
  const { since, ...person } = await personFor(database, account, viewer)
  const own = viewer === account
  const [figures, ratings, met] = await Promise.all([
    readGameFigures(database, account),
    readRatings(database, account),
    viewer === undefined || own ? null : between(database, viewer, account),
  ])
  return { account, ...person, since: since.getTime(), own, figures, ratings, between: met }
}

/** Throws unless the viewer may see the profile. */
export async function needProfile(
  database: Pick<Database, 'pool'>,
  account: string,
  caller: Caller,
): Promise<string | undefined> {
  const viewer = viewerOf(caller)
  await personFor(database, account, viewer)
  return viewer
}

async function personFor(
  { pool }: Pick<Database, 'pool'>,
  account: string,
  viewer: string | undefined,
): Promise<PersonRow> {
  const { rows } = await pool.query<PersonRow>(
    'select name, guest, hidden, favourites, created_at as since from accounts where id = $1',
    [account],
  )
  const [person] = rows
  if (!person || (person.hidden && viewer !== account))
    throw problemError('notFound', 'Player not found, or their profile is hidden.')
  return person
}

/** Omitted fields are unchanged. */
export async function setProfile(
  { pool }: Pick<Database, 'pool'>,
  account: string,
  { hidden, favourites }: ProfileChoice,
): Promise<void> {
  const unknown = favourites?.find((game) => !titleOf(game))
  if (unknown !== undefined) throw problemError('notFound', `There is no game ${unknown}.`)
  await pool.query(
    'update accounts set hidden = coalesce($2, hidden), favourites = coalesce($3, favourites) where id = $1',
    [account, hidden ?? null, favourites ? [...new Set(favourites)] : null],
  )
}

function viewerOf(caller: Caller): string | undefined {
  return caller.kind === 'account' && caller.via !== 'link' ? caller.id : undefined
}
