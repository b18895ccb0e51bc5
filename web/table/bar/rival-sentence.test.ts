import { expect, test } from 'vitest'
import { rivalSentence } from './rival-sentence.ts'

test('a turn is named by its most important event, with what it means for me', () => {
  const digest = {
    own: ['Your car at 8 no longer has a buyer.', 'More.'],
    others: ['Emil places a car at 6.', 'Less.'],
  }
  expect(rivalSentence({ log: ['Emil takes a tile.'], digest })).toEqual({
    action: 'Emil places a car at 6.',
    forMe: 'Your car at 8 no longer has a buyer.',
  })
})

test('without a digest, or with an empty one, the log says what happened last', () => {
  const log = ['Emil takes a tile.', 'Emil hires a worker.', '']
  const action = 'Emil hires a worker.'
  expect(rivalSentence({ log, digest: undefined })).toEqual({ action, forMe: '' })
  expect(rivalSentence({ log, digest: { own: [], others: [] } })).toEqual({ action, forMe: '' })
})
