import { tablesOf, walledSides } from '@carriage/horseless-carriage'
import type { Hand } from '../editor/hand.ts'
import { nameOf } from '../names.ts'
import type { Props } from '../props.ts'
import type { Bench } from './bench.ts'

type Words = Pick<Props, 't' | 'translator' | 'language'>

/** Why a station cannot be connected anywhere: what blocks its side of every mainline. Undefined if a side is open. */
export function walledWords(
  words: Words,
  { site, plan }: Pick<Bench, 'site' | 'plan'>,
  piece: Hand['piece'],
): string | undefined {
  if (piece === 'expansion' || piece.kind !== 'station') return undefined
  const { step } = tablesOf(site).components.technologyStations.rows[piece.type]
  const pieces = [...site.factory.pieces, ...plan.pieces]
  const walled = walledSides(site.factory, plan.pieces, site.options).filter((side) => side.step === step)
  const [first] = walled
  const mainline = first && pieces[first.mainline]
  if (!mainline || walled.length < pieces.filter(({ kind }) => kind === 'mainline').length) return undefined
  const things = first.by.flatMap((index) => {
    const thing = pieces[index]
    return thing ? [words.t('walled.thing', { piece: nameOf(words, thing) })] : []
  })
  if (first.edge) things.push(words.t('walled.edge'))
  return words.t('walled.side', {
    step,
    mainline: nameOf(words, mainline),
    things: new Intl.ListFormat(words.language).format([...new Set(things)]),
  })
}
