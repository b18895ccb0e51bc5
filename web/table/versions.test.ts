import { ageOfEngineeringTitle } from '@carriage/age-of-engineering'
import { horselessCarriageTitle } from '@carriage/horseless-carriage'
import type { AnyGame } from '@carriage/kernel'
import { kraftwagenTitle } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { rulesOf } from '../local/rules.ts'
import { games, titleOf } from './titles.ts'

const titles = [kraftwagenTitle, ageOfEngineeringTitle, horselessCarriageTitle]
const numbers = (versions: readonly AnyGame[] | undefined) => versions?.map(({ rules }) => rules)

test('the browser has every rules version of every game, for matches online, on this device and in records', async () => {
  expect(titles.map(({ versions: [{ id }] }) => id).toSorted()).toEqual([...games].toSorted())
  for (const { versions } of titles) {
    const [{ id }] = versions
    expect([id, numbers((await titleOf(id))?.versions)]).toEqual([id, numbers(versions)])
    expect([id, numbers(await rulesOf(id))]).toEqual([id, numbers(versions)])
  }
})
