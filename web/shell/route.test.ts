import { expect, test } from 'vitest'
import { pathOf, type Route, routeOf } from './route.ts'

test('every place is found again by its address', () => {
  const places: Exclude<Route, { at: 'nowhere' }>[] = [
    { at: 'home' },
    { at: 'play' },
    { at: 'lobby' },
    { at: 'settings', part: 'device' },
    { at: 'settings', part: 'notices' },
    { at: 'rules', game: 'kraftwagen' },
    { at: 'local', id: 'ä b' },
    { at: 'replay', of: 'local', id: 'x1' },
    { at: 'replay', of: 'table', id: '00abc' },
    { at: 'table', id: '00abc' },
    { at: 'learn' },
    { at: 'learn', lesson: 'kraftwagen-lesson-1' },
  ]
  for (const place of places) expect(routeOf(pathOf(place))).toEqual(place)
})

test('an address that leads nowhere says so', () => {
  for (const path of ['/chess', '/settings/taste', '/local', '/local/x/y', '/a/b/c/d'])
    expect(routeOf(path)).toEqual({ at: 'nowhere' })
})
