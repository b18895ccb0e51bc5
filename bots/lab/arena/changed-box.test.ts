import { readOptions } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import { changedBox } from './changed-box.ts'

test.each(['kraftwagen', 'age-of-engineering', 'horseless-carriage'])(
  'ten changed boxes of %s can be played, and all differ',
  (id) => {
    const { versions, components } = titleOf(id)!
    const boxes = Array.from({ length: 10 }, (_, number) => changedBox(components!, number + 1))
    for (const box of boxes) expect(readOptions(versions[0], { components: box })).toMatchObject({ ok: true })
    expect(new Set([components!, ...boxes].map((box) => JSON.stringify(box))).size).toBe(11)
    expect(changedBox(components!, 3)).toEqual(boxes[2])
  },
)
