import { describe, expect, test } from 'vitest'
import { playedTitleOf } from '../../../games/titles.ts'
import { pageRouteOf } from '../../../platform/app/route.ts'
import type { Update } from '../../../table/model/link.ts'
import { exampleAddress, examplesOf, gamesWithExamples, loadShownExamples } from './examples.ts'
import { exampleLink, exampleMatch, openExample } from './open-example.ts'

describe.each(gamesWithExamples.map((game) => ({ game })))('the examples of $game', async ({ game }) => {
  const examples = (await examplesOf(game))!
  const title = (await playedTitleOf(game))!
  const versions = await title.games()

  test.each(examples.all)('$id opens by its address as a position that can be played', async (example) => {
    expect(pageRouteOf(exampleAddress(game, example))).toEqual({ at: 'rules', game, example: example.id })
    const model = await openExample(game, example.id)
    expect(model?.store.getState().moves.length).toBeGreaterThan(0)
    model?.close()
    const local = exampleMatch(versions, examples, example, 'Ada')
    const link = exampleLink(local)
    const events: Update[] = []
    link.listen((update) => events.push(update))
    for (const move of example.moves) expect(await link.send(move)).toEqual({ ok: true })
    expect(events).toHaveLength(example.moves.length)
  })

  test.each(['en', 'de'] as const)('each has a text in %s and a chapter', async (language) => {
    const events = await loadShownExamples(game, language)
    expect(events.map(({ example }) => example.id)).toEqual(examples.all.map(({ id }) => id))
    const rules = (await title.rulebook()).map(({ id }) => id)
    for (const { example } of events) expect(rules).toContain(example.rules[0])
  })

  test('an address without an example opens nothing', async () => {
    expect(await openExample(game, 'none')).toBeUndefined()
  })
})
