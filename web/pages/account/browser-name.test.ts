import { expect, test } from 'vitest'
import { browserIn } from './browser-name.ts'

test('common browsers and systems are named', () => {
  expect(
    browserIn('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'),
  ).toEqual({ browser: 'Chrome', system: 'Linux' })
  expect(
    browserIn(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
    ),
  ).toEqual({ browser: 'Safari', system: 'iPhone' })
  expect(
    browserIn(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ),
  ).toEqual({ browser: 'Edge', system: 'Windows' })
  expect(browserIn('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')).toEqual({
    browser: 'Firefox',
    system: 'Android',
  })
})

test('an unknown browser is just a browser', () => {
  expect(browserIn('curl/8.5')).toBeUndefined()
})
