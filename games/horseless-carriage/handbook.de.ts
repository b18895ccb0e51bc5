import type { Handbook } from '@carriage/kernel'
import { de as glossary } from './glossary/glossary.de.ts'
import { de as rulings } from './rulebook/rulings.de.ts'
import { rulingsIn } from './rulebook/rulings.ts'

export const de: Handbook = { glossary, rulings: rulingsIn(rulings) }
