import { freezeShared } from '@carriage/kernel'
import type { Components } from './schema.ts'
import data from './standard.json' with { type: 'json' }

/** The standard tables, frozen. A test validates them, so that the web client can load them without the schema. */
export const standard = freezeShared(data) as unknown as Components
