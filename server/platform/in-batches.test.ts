import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('items that arrive within the window, or while a batch is running, share a batch', async () => {
  const batches: string[][] = []
  let release = () => {}
  const double = inBatches<string, string>(
    async (items) => {
      batches.push([...items])
      if (batches.length === 1)
        await new Promise<void>((resolve) => {
          release = resolve
        })
      return items.map((item) => item + item)
    },
    { window: 5, most: 3 },
  )
  const first = Promise.all(['a', 'b'].map(double))
  await expect.poll(() => batches).toEqual([['a', 'b']])
  const later = Promise.all(['c', 'd', 'e', 'f'].map(double))
  release()
  expect(await first).toEqual(['aa', 'bb'])
  expect(await later).toEqual(['cc', 'dd', 'ee', 'ff'])
  expect(batches).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']])
})

test('a failing batch fails all of its items, and the next one continues', async () => {
  let failing = true
  const work = inBatches<number, number>(
    (items) => (failing ? Promise.reject(new Error('away')) : Promise.resolve(items)),
    { window: 1, most: 10 },
  )
  expect((await Promise.allSettled([work(1), work(2)])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  failing = false
  expect(await work(3)).toBe(3)
})
