import { useEffect } from 'react'
import { useModel } from '../model/use-table.ts'
import { playSounds } from './play-sounds.ts'
import { subscribeTableSounds } from './table-sounds.ts'

/** Lets the table be heard. */
export function useSounds(): void {
  const model = useModel()
  useEffect(() => subscribeTableSounds(model, playSounds), [model])
}
