import { expect, test } from 'vitest'
import {
  agree,
  choicesAt,
  defaultOptions,
  mayAgree,
  withSeats,
  wordsOfChoice,
} from '../../pages/play/options/table-options.ts'
import { title } from './title.ts'

const ofSeats = (seats: number) => choicesAt(defaultOptions(title, seats)).filter(({ ofSeat }) => ofSeat !== undefined)

test('every seat of the table chooses its industrialist', () => {
  expect(ofSeats(3).map(({ name }) => name)).toEqual([
    'firstIndustrialist',
    'secondIndustrialist',
    'thirdIndustrialist',
  ])
  expect(ofSeats(5).map((choice) => wordsOfChoice(choice))).toEqual(
    ['A', 'B', 'C', 'D', 'E'].map((letter) => ({ id: 'option.industrialist', letter })),
  )
})

test('an industrialist that one seat plays is not offered to another', () => {
  const agreed = agree(defaultOptions(title, 4), 'secondIndustrialist', 'blue')
  expect(mayAgree(agreed, 'fourthIndustrialist', 'blue')).toBe(false)
  expect(mayAgree(agreed, 'fourthIndustrialist', 'red')).toBe(true)
  expect(mayAgree(agreed, 'secondIndustrialist', 'blue')).toBe(true)
  expect(mayAgree(agreed, 'firstIndustrialist', 'anyLeft')).toBe(true)
})

test('with fewer seats, only the options of the removed seat are dropped', () => {
  const four = agree(defaultOptions(title, 4), 'fourthIndustrialist', 'blue')
  const both = agree(agree(four, 'firstIndustrialist', 'red'), 'introductory', true)
  expect(withSeats(both, 3)).toMatchObject({ seats: 3, options: { firstIndustrialist: 'red', introductory: true } })
  expect(withSeats(both, 3).options).not.toHaveProperty('fourthIndustrialist')
  expect(mayAgree(withSeats(both, 3), 'secondIndustrialist', 'blue')).toBe(true)
})
