/** The paths of the web client's pages. `:name` stands for one segment. */
export const pages = [
  '/',
  '/play',
  '/lobby',
  '/history',
  '/my-games',
  '/replay',
  '/settings',
  '/settings/account',
  '/settings/notifications',
  '/settings/time',
  '/seasons',
  '/seasons/:season',
  '/tournaments',
  '/tournaments/:tournament',
  '/people',
  '/people/:account',
  '/clubs',
  '/clubs/:club',
  '/moderation',
  '/guidelines',
  '/about/privacy',
  '/about/imprint',
  '/rules',
  '/rules/:game',
  '/rules/:game/example/:example',
  '/puzzles',
  '/puzzles/:game/:puzzle',
  '/box/:game',
  '/box/:game/edit',
  '/box/:game/shared/:id',
  '/l',
  '/learn',
  '/learn/:lesson',
  '/local/:id',
  '/local/:id/replay',
  '/table/:id',
  '/table/:id/replay',
  '/embed/:id',
] as const

/** Paths that people guess, and the pages that they mean. */
export const otherAddresses: Readonly<Record<string, string>> = { '/tables': '/lobby' }

/** The page of a path; undefined if there is none, which a server answers with 404. */
export function pageAt(path: string): (typeof pages)[number] | undefined {
  const parts = path.split('/').filter(Boolean)
  return pages.find((page) => {
    const wanted = page.split('/').filter(Boolean)
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  })
}
