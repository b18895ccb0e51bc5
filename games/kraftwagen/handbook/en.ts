import { componentsIn, type Handbook } from '@carriage/kernel'
import { standard } from '../components/index.ts'
import { en as components } from '../components/texts.en.ts'

export const en: Handbook = { glossary: [], rulings: [], components: componentsIn(standard, components) }
