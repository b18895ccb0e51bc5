import type { Plan, UnplacedPiece } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { nameOf } from '../names.ts'
import type { Props } from '../props.ts'

/** What a player has built: each piece by name, equal ones and indicators counted. */
export function builtWords(words: Pick<Props, 't' | 'translator'>, seat: Seat, { pieces }: Plan): string {
  const { t, translator } = words
  const counts = new Map<string, number>()
  for (const piece of pieces) {
    if (piece.kind === 'indicator') continue
    const name = nameOf(words, piece satisfies UnplacedPiece)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const names = [...counts].map(([piece, count]) => t('report.pieces', { piece, count }))
  const indicators = pieces.filter(({ kind }) => kind === 'indicator').length
  if (indicators > 0) names.push(t('report.indicators', { count: indicators }))
  return t('report.built', { name: translator.name(seat), pieces: names.join(', '), count: pieces.length })
}
