import type { Values } from '@carriage/kernel/translate'
import type { CliMessageId } from './formatter.ts'

/** An error that the user can fix. It is printed in plain words and ends the command with code 2. */
export class Complaint extends Error {
  readonly id: CliMessageId
  readonly values: Values

  constructor(id: CliMessageId, values: Values = {}) {
    super(id)
    this.name = 'Complaint'
    this.id = id
    this.values = values
  }
}
