import { otherAddresses, pageAt, pages } from '@carriage/protocol/pages'
import { expect, test } from 'vitest'
import { type PageRoute, pageRouteOf, pathOf } from './route.ts'

test('every route can be read from its own address', () => {
  const places: Exclude<PageRoute, { at: 'notFound' }>[] = [
    { at: 'home' },
    { at: 'play' },
    { at: 'lobby' },
    { at: 'history' },
    { at: 'my-games' },
    { at: 'seasons', season: '' },
    { at: 'seasons', season: '7' },
    { at: 'tournaments', tournament: '' },
    { at: 'tournaments', tournament: '7' },
    { at: 'people', account: 'x-1' },
    { at: 'link' },
    { at: 'record' },
    { at: 'settings', part: 'device' },
    { at: 'settings', part: 'notifications' },
    { at: 'rules' },
    { at: 'rules', game: 'chess' },
    { at: 'rules', game: 'chess', example: 'fork' },
    { at: 'box', game: 'chess' },
    { at: 'box', game: 'chess', shared: 'x-1' },
    { at: 'boxEditor', game: 'chess' },
    { at: 'puzzles' },
    { at: 'puzzles', game: 'kraftwagen', puzzle: '7000-12' },
    { at: 'local', id: 'ä b' },
    { at: 'replay', of: 'local', id: 'x1' },
    { at: 'replay', of: 'table', id: '00abc' },
    { at: 'table', id: '00abc' },
    { at: 'embed', id: '00abc' },
    { at: 'learn' },
    { at: 'learn', lesson: 'chess-lesson-1' },
  ]
  for (const place of places) expect(pageRouteOf(pathOf(place))).toEqual(place)
})

test('the server answers 404 exactly for the addresses that the client has no page for', () => {
  for (const page of pages) expect(pageRouteOf(page.replaceAll(/:\w+/g, 'x')).at).not.toBe('notFound')
  for (const path of ['/chess', '/settings/taste', '/local', '/local/x/y', '/a/b/c/d'])
    expect([pageAt(path), pageRouteOf(path).at]).toEqual([undefined, 'notFound'])
})

test('addresses that people guess lead to existing pages', () => {
  expect(pageRouteOf('/tables').at).toBe('notFound')
  expect(otherAddresses['/tables']).toBe('/lobby')
  for (const meant of Object.values(otherAddresses)) expect(pageAt(meant)).toBeDefined()
})

test('an unknown address has no page', () => {
  for (const path of ['/chess', '/settings/taste', '/local', '/local/x/y', '/a/b/c/d'])
    expect(pageRouteOf(path)).toEqual({ at: 'notFound' })
})
