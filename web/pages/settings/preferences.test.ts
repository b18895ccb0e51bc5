import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AnyBoard } from '../../board/interaction/board.ts'
import { boardOf } from '../../games/boards.ts'
import { Preferences } from './preferences.tsx'

const drawn = (board?: AnyBoard) => {
  const markup = renderToStaticMarkup(createElement(Preferences, { board }))
  return {
    stop: markup.includes('Warn me before I forget a car'),
    endsTurn: markup.includes('End my turn'),
    tips: markup.includes('First-game tips'),
  }
}

test('at a table, only settings that have an effect in its game are shown', async () => {
  const [kraftwagen, engineering, horseless] = await Promise.all(
    ['kraftwagen', 'age-of-engineering', 'horseless-carriage'].map(boardOf),
  )
  expect(drawn(horseless)).toEqual({ stop: false, endsTurn: false, tips: true })
  expect(drawn(engineering)).toEqual({ stop: true, endsTurn: true, tips: false })
  expect(drawn(kraftwagen)).toEqual({ stop: false, endsTurn: true, tips: false })
  expect(drawn()).toEqual({ stop: true, endsTurn: true, tips: true })
})
