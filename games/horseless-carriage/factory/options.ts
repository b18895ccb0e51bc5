import type { Options } from '../options.ts'

/** What the table agreed on about factories. */
export type BuildOptions = Pick<
  Options,
  'introductory' | 'mirrorTiles' | 'bayContact' | 'indicatorAdjacency' | 'keepClear' | 'components'
>
