import { componentsIn, type Handbook } from '@carriage/kernel'
import { standard } from './components/index.ts'
import { de as components } from './components/texts.de.ts'
import { de as glossary } from './glossary/glossary.de.ts'
import { de as overview } from './overview/overview.de.ts'
import { overviewOf } from './overview/overview.ts'
import { de as rulings } from './rulebook/rulings.de.ts'
import { rulingsIn } from './rulebook/rulings.ts'

export const de: Handbook = {
  ...overviewOf(overview(standard)),
  glossary,
  rulings: rulingsIn(rulings),
  components: componentsIn(standard, components),
}
