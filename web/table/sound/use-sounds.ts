import { useEffect } from 'react'
import { useModel } from '../model/use-table.ts'
import { hearTable } from './hear-table.ts'
import { playSounds } from './play-sounds.ts'

/** Lets the table be heard. */
export function useSounds(): void {
  const model = useModel()
  useEffect(() => hearTable(model, playSounds), [model])
}
