import type { Dimension, UnplacedPiece } from '@carriage/horseless-carriage'
import type { Props } from './props.ts'

type Words = Pick<Props, 't' | 'translator'>

/** The name of a piece, as in the rules. */
export function nameOf(words: Words, piece: UnplacedPiece | 'expansion'): string {
  const { t, translator } = words
  if (piece === 'expansion') return t('piece.expansion')
  switch (piece.kind) {
    case 'dealership':
      return translator.phrase({ id: `dealership.${piece.type}` })
    case 'indicator':
      return t('piece.indicator', { track: trackName({ translator }, piece.dimension), step: piece.step })
    default:
      return tileName(words, piece.type)
  }
}

/** The name under a heading that already gives the kind. */
export function shortName(words: Words, piece: UnplacedPiece | 'expansion'): string {
  if (piece === 'expansion') return words.t('short.expansion')
  if (piece.kind === 'indicator') return `${piece.step} ${trackName(words, piece.dimension)}`
  return piece.kind === 'station' ? tileName(words, piece.type) : words.t(`short.${piece.type}`)
}

/** The rules join the words of a name by no-break spaces, which is good in a sentence and bad on a button. */
function tileName({ translator }: Pick<Props, 'translator'>, tile: string): string {
  return translator.phrase({ id: `tile.${tile}` }).replaceAll('\u00a0', ' ')
}

export function trackName({ translator }: Pick<Props, 'translator'>, dimension: Dimension): string {
  return translator.phrase({ id: `track.${dimension}` })
}
