import { expect, test } from 'vitest'
import { textParts } from './text-lines.ts'

test('labels, continued lines, and headings with labels of their own', () => {
  const parts = textParts([
    'Round      1 of 3',
    'Display    Engineer Opel: pays',
    '           Instant: hire',
    'Ada, Red',
    '  Workers    supply 3',
    '  Workshops  body 2, empty',
  ])
  expect(parts).toEqual([
    { label: 'Round', lines: ['1 of 3'], parts: [] },
    { label: 'Display', lines: ['Engineer Opel: pays', 'Instant: hire'], parts: [] },
    {
      label: 'Ada, Red',
      lines: [],
      parts: [
        { label: 'Workers', lines: ['supply 3'], parts: [] },
        { label: 'Workshops', lines: ['body 2, empty'], parts: [] },
      ],
    },
  ])
})
