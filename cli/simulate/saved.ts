import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { canonical } from '@carriage/kernel'
import { Complaint } from '../complaint.ts'
import type { PlayedGames } from './crew.ts'
import type { SimulationJob } from './worker.ts'

/** A stopped simulation, as saved in its file. */
interface SavedSimulation extends PlayedGames {
  readonly game: string
  readonly seed: number
  readonly tables: SimulationJob['tables']
  readonly promises: boolean
}

/** Reads the saved progress. Undefined if there is no such file yet. */
export function readSavedSimulation(file: string): SavedSimulation | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SavedSimulation // written below
  } catch {
    throw new Complaint('simulate.unreadable', { file })
  }
}

/** A file of other games would mix two simulations. */
export function expectSameSimulation(file: string, saved: SavedSimulation, job: SimulationJob): void {
  const essence = ({ game, seed, tables, promises }: Omit<SimulationJob, 'catalogue'>) =>
    canonical({ game, seed, tables, promises })
  if (essence(saved) !== essence(job))
    throw new Complaint('simulate.other', { file, game: saved.game, seed: saved.seed })
}

export function saveSimulation(
  file: string,
  { game, seed, tables, promises }: SimulationJob,
  { tallies, shares }: PlayedGames,
): void {
  mkdirSync(dirname(file), { recursive: true })
  const saved: SavedSimulation = { game, seed, tables, promises, shares, tallies }
  writeFileSync(file, JSON.stringify(saved))
}
