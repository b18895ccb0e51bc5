import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { type Screen, screenOf } from './screen.ts'

async function shownBy(act: (screen: Screen) => void | Promise<void>, input: readonly string[] = []): Promise<string> {
  const output = new PassThrough()
  const screen = screenOf(Readable.from(input), output, new PassThrough())
  await act(screen)
  screen.close()
  output.end()
  return text(output)
}

describe('asking', () => {
  test('lines that arrive before they are asked for are not lost, and the end of the input is detected', async () => {
    const answers: (string | undefined)[] = []
    await shownBy(
      async (screen) => {
        for (let i = 0; i < 4; i++) answers.push(await screen.ask('> '))
      },
      ['one\ntwo', '\n three \n'],
    )
    expect(answers).toEqual(['one', 'two', 'three', undefined])
  })

  test('a transcript of a pipe shows what was typed', async () => {
    const shown = await shownBy(
      async (screen) => {
        await screen.ask('Ada> ')
        await screen.ask('Ada> ')
      },
      ['1\n'],
    )
    expect(shown).toBe('Ada> 1\nAda> \n')
  })
})

describe('printing', () => {
  test('a text is wrapped at the width of the screen, a line to be copied is not', async () => {
    const words = Array.from({ length: 20 }, (_, n) => `word-${n}`).join(' ')
    const shown = await shownBy((screen) => {
      screen.print(words)
      screen.printWhole(words)
    })
    const lines = shown.trimEnd().split('\n')
    expect(lines.at(-1)).toBe(words)
    expect(lines.slice(0, -1).join(' ')).toBe(words)
    expect(Math.max(...lines.slice(0, -1).map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  test('control characters do not reach the terminal', async () => {
    const shown = await shownBy((screen) => screen.print('Ada\x1b[2J\x1b]0;title\x07 and\x08 Ben\r\nnext'))
    expect(shown).toBe('Ada and� Ben�\nnext\n')
  })
})
