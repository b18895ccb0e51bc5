import { componentsIn, type Handbook } from '@carriage/kernel'
import { standard } from '../components/index.ts'
import { de as components } from '../components/texts.de.ts'

export const de: Handbook = { glossary: [], rulings: [], components: componentsIn(standard, components) }
