import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { boardOf } from '../../games/boards.ts'
import { games } from '../../games/index.ts'
import { picturePropsFor, pictureView } from './picture-props.ts'
import { overviewPicturesOf } from './pictures.ts'

test.each(games.filter(({ stage }) => stage === 'offered'))(
  'the pictures of $id can be drawn, each beside a part of the overview',
  async (game) => {
    const [title, board, pictures] = await Promise.all([game.title(), boardOf(game.id), overviewPicturesOf(game.id)])
    if (!board || !pictures) throw new Error(`${game.id} has no pictures.`)
    const overview = (await title.handbook?.())?.overview.map(({ id }) => id)
    const props = picturePropsFor({ title, board }, await pictureView(title, pictures.position), 'en')
    expect(Object.keys(pictures.parts).length).toBeGreaterThanOrEqual(4)
    for (const [part, draw] of Object.entries(pictures.parts)) {
      expect(overview).toContain(part)
      expect(renderToString(draw(props)), part).toContain('<svg')
    }
  },
)
