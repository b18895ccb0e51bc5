import { expect, test } from 'vitest'
import { readOrder } from './typed-command.ts'

test.each([
  ['12', { kind: 'play', number: 12 }],
  [' 3 ', { kind: 'play', number: 3 }],
  ['? 4', { kind: 'preview', number: 4 }],
  ['?4', { kind: 'preview', number: 4 }],
  ['p 4', { kind: 'preview', number: 4 }],
  ['preview 4', { kind: 'preview', number: 4 }],
  ['u', { kind: 'undo' }],
  ['U', { kind: 'undo' }],
  ['log', { kind: 'log' }],
  ['', { kind: 'table' }],
  ['t', { kind: 'table' }],
  ['?', { kind: 'help' }],
  ['h', { kind: 'help' }],
  ['q', { kind: 'quit' }],
  ['why', { kind: 'why', text: '' }],
  ['why {"kind":"bid"}', { kind: 'why', text: '{"kind":"bid"}' }],
  ['why{"kind":"bid"}', { kind: 'why', text: '{"kind":"bid"}' }],
  ['play', { kind: 'write', text: '' }],
  ['play {"kind":"bid"}', { kind: 'write', text: '{"kind":"bid"}' }],
  ['r', { kind: 'rule', id: '' }],
  ['r kw-4.9', { kind: 'rule', id: 'KW-4.9' }],
  ['rule KW-4.9', { kind: 'rule', id: 'KW-4.9' }],
  ['-1', { kind: 'unclear', text: '-1' }],
  ['1 2', { kind: 'unclear', text: '1 2' }],
  ['constructor', { kind: 'unclear', text: 'constructor' }],
])('"%s"', (line, order) => {
  expect(readOrder(line)).toEqual(order)
})
