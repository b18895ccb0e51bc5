import { freezeShared } from '@carriage/kernel'
import type { Components } from './schema.ts'
import data from './standard.json' with { type: 'json' }

/** The standard tables, frozen. A test parses them, so that a page can have them without their schema. */
export const standard = freezeShared(data) as unknown as Components
