import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offeredGames } from './index.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The tokens of the light theme, which come first. */
const day = read('../platform/ui/tokens.css').split('[data-theme="night"]')[0] ?? ''

function token(css: string, name: string): string | undefined {
  return new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1]
}

/** The paper of a game in the light theme. */
function groundOf(game: string): string {
  const look = `./${game}/board/look.module.css`
  const own = existsSync(new URL(look, import.meta.url)) ? token(read(look), 'ground') : undefined
  return own ?? token(day, 'ground') ?? ''
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('each game has a background of its own in the light theme', () => {
  const grounds = offeredGames.map(({ id }) => groundOf(id))
  expect(grounds.every((ground) => ground.startsWith('#'))).toBe(true)
  expect(new Set(grounds).size).toBe(offeredGames.length)
})

test.each(offeredGames.map(({ id }) => [id]))('all text is legible on the background of %s', (id) => {
  const ground = luminance(groundOf(id))
  for (const name of ['text', 'muted', 'action', 'warning', 'danger']) {
    const contrast = (ground + 0.05) / (luminance(token(day, name) ?? '#ffffff') + 0.05)
    expect([name, contrast >= 4.5]).toEqual([name, true])
  }
})
