import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type MatchRecord, readRecord, writeRecord } from '@carriage/kernel'
import { Complaint } from './complaint.ts'

/** Reads a record; a file that cannot be opened is a complaint, an invalid record an `UnreadableRecord`. */
export function openRecord(file: string): MatchRecord {
  return readRecord(textOf(file))
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Complaint('file.unreadable', { file, problem: (error as NodeJS.ErrnoException).code ?? '' })
  }
}

export function saveRecord(file: string, record: MatchRecord): void {
  writeFileSync(file, writeRecord(record))
}

/** Makes sure before a game that its record can be written, without overwriting another. */
export function reserve(file: string): void {
  if (existsSync(file)) throw new Complaint('file.exists', { file })
  try {
    accessSync(dirname(file), constants.W_OK)
  } catch {
    throw new Complaint('file.noFolder', { file, folder: dirname(file) })
  }
}
