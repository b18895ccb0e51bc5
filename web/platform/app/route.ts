import { otherAddresses } from '@carriage/protocol/pages'
import { useSyncExternalStore } from 'react'

/** Settings of this device, and those of an account. E-mails link to `/settings/notifications`. */
export const settingsParts = ['device', 'account', 'notifications', 'time'] as const
export type SettingsPart = (typeof settingsParts)[number]

/** All client routes. */
export type PageRoute =
  | { readonly at: 'home' }
  | { readonly at: 'play' }
  | { readonly at: 'lobby' }
  /** My running games. */
  | { readonly at: 'my-games' }
  | { readonly at: 'history' }
  /** All leagues, or one season. */
  | { readonly at: 'seasons'; readonly season: string }
  /** All tournaments, one of them, or `new`. */
  | { readonly at: 'tournaments'; readonly tournament: string }
  /** One person, or everybody I know. */
  | { readonly at: 'people'; readonly account: string }
  /** All my clubs, or one. */
  | { readonly at: 'clubs'; readonly club: string }
  /** For operators. */
  | { readonly at: 'moderation' }
  /** The privacy policy, who runs the site, and the guidelines. */
  | { readonly at: 'about'; readonly about: 'privacy' | 'imprint' | 'guidelines' }
  /** Opens the file of a recorded game. */
  | { readonly at: 'record' }
  /** A one-tap link; its token is in the fragment. */
  | { readonly at: 'link' }
  | { readonly at: 'settings'; readonly part: SettingsPart }
  /** Without a game, the list of all games. */
  | { readonly at: 'rules'; readonly game?: string; readonly example?: string }
  /** The box of a game, or one that somebody shares. */
  | { readonly at: 'box'; readonly game: string; readonly shared?: string }
  /** The editor for a box of one's own. */
  | { readonly at: 'boxEditor'; readonly game: string }
  /** All puzzles, or one of a game. */
  | { readonly at: 'puzzles'; readonly game?: string; readonly puzzle?: string }
  | { readonly at: 'local'; readonly id: string }
  /** A game of this device or of a table, move by move. */
  | { readonly at: 'replay'; readonly of: 'local' | 'table'; readonly id: string }
  | { readonly at: 'table'; readonly id: string }
  /** A table in a frame of another site. */
  | { readonly at: 'embed'; readonly id: string }
  /** Without a name, the first lesson. */
  | { readonly at: 'learn'; readonly lesson?: string }
  | { readonly at: 'notFound' }

export function pageRouteOf(path: string): PageRoute {
  const [first, second, third, fourth] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (first === undefined) return { at: 'home' }
  if (second === undefined) {
    if (first === 'play' || first === 'lobby' || first === 'learn' || first === 'history' || first === 'rules')
      return { at: first }
    if (first === 'my-games' || first === 'moderation' || first === 'puzzles') return { at: first }
    if (first === 'settings') return { at: first, part: 'device' }
    if (first === 'seasons') return { at: first, season: '' }
    if (first === 'tournaments') return { at: first, tournament: '' }
    if (first === 'people') return { at: first, account: '' }
    if (first === 'clubs') return { at: first, club: '' }
    if (first === 'l') return { at: 'link' }
    if (first === 'replay') return { at: 'record' }
    if (first === 'guidelines') return { at: 'about', about: first }
    return { at: 'notFound' }
  }
  if (third === undefined) {
    if (first === 'local' || first === 'table' || first === 'embed') return { at: first, id: second }
    if (first === 'rules' || first === 'box') return { at: first, game: second }
    if (first === 'seasons') return { at: first, season: second }
    if (first === 'tournaments') return { at: first, tournament: second }
    if (first === 'people') return { at: 'people', account: second }
    if (first === 'clubs') return { at: first, club: second }
    if (first === 'learn') return { at: 'learn', lesson: second }
    if (first === 'about' && (second === 'privacy' || second === 'imprint')) return { at: 'about', about: second }
    const part = settingsParts.find((each) => each !== 'device' && each === second)
    if (first === 'settings' && part) return { at: 'settings', part }
    return { at: 'notFound' }
  }
  if (first === 'box' && third === 'shared' && fourth) return { at: first, game: second, shared: fourth }
  if (first === 'rules' && third === 'example' && fourth) return { at: first, game: second, example: fourth }
  if (first === 'puzzles' && fourth === undefined) return { at: first, game: second, puzzle: third }
  if (first === 'box' && third === 'edit') return { at: 'boxEditor', game: second }
  if ((first === 'local' || first === 'table') && third === 'replay') return { at: 'replay', of: first, id: second }
  return { at: 'notFound' }
}

export function pathOf(route: Exclude<PageRoute, { at: 'notFound' }>): string {
  switch (route.at) {
    case 'home':
      return '/'
    case 'play':
    case 'lobby':
    case 'my-games':
    case 'history':
    case 'moderation':
      return `/${route.at}`
    case 'seasons':
      return route.season === '' ? '/seasons' : `/seasons/${encodeURIComponent(route.season)}`
    case 'tournaments':
      return route.tournament === '' ? '/tournaments' : `/tournaments/${encodeURIComponent(route.tournament)}`
    case 'people':
      return route.account === '' ? '/people' : `/people/${encodeURIComponent(route.account)}`
    case 'clubs':
      return route.club === '' ? '/clubs' : `/clubs/${encodeURIComponent(route.club)}`
    case 'about':
      return route.about === 'guidelines' ? '/guidelines' : `/about/${route.about}`
    case 'link':
      return '/l'
    case 'record':
      return '/replay'
    case 'settings':
      return route.part === 'device' ? '/settings' : `/settings/${route.part}`
    case 'rules':
      if (route.game === undefined) return '/rules'
      return `/rules/${encodeURIComponent(route.game)}${route.example === undefined ? '' : `/example/${encodeURIComponent(route.example)}`}`
    case 'box':
      return `/box/${encodeURIComponent(route.game)}${route.shared === undefined ? '' : `/shared/${encodeURIComponent(route.shared)}`}`
    case 'boxEditor':
      return `/box/${encodeURIComponent(route.game)}/edit`
    case 'puzzles':
      if (route.game === undefined || route.puzzle === undefined) return '/puzzles'
      return `/puzzles/${encodeURIComponent(route.game)}/${encodeURIComponent(route.puzzle)}`
    case 'local':
    case 'table':
    case 'embed':
      return `/${route.at}/${encodeURIComponent(route.id)}`
    case 'learn':
      return route.lesson === undefined ? '/learn' : `/learn/${encodeURIComponent(route.lesson)}`
    case 'replay':
      return `/${route.of}/${encodeURIComponent(route.id)}/replay`
    default:
      return route satisfies never
  }
}

const listeners = new Set<() => void>()

function emitAll(): void {
  for (const listener of listeners) listener()
}

/** Goes to another page of the site without reloading. */
export function goTo(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  scrollTo(0, 0)
  emitAll()
}

export function usePath(): string {
  return useSyncExternalStore(watch, pathNow)
}

/** Maps addresses that people guess to pages here too, since offline there is no server to redirect. */
function pathNow(): string {
  return otherAddresses[location.pathname] ?? location.pathname
}

export function useHash(): string {
  return useSyncExternalStore(watch, () => location.hash)
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
    removeEventListener('hashchange', listener)
  }
}
