import { componentsIn, type Handbook } from '@carriage/kernel'
import { standard } from './components/index.ts'
import { en as components } from './components/texts.en.ts'
import { en as glossary } from './glossary/glossary.en.ts'
import { en as overview } from './overview/overview.en.ts'
import { overviewOf } from './overview/overview.ts'
import { en as rulings } from './rulebook/rulings.en.ts'
import { rulingsIn } from './rulebook/rulings.ts'

export const en: Handbook = {
  ...overviewOf(overview(standard)),
  glossary,
  rulings: rulingsIn(rulings),
  components: componentsIn(standard, components),
}
