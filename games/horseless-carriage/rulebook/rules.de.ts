import type { RuleTexts } from '@carriage/kernel'
import { de as brochures } from './brochures.de.ts'
import { de as buildPlans } from './build-plans.de.ts'
import { de as components } from './components.de.ts'
import { de as demand } from './demand.de.ts'
import { de as endCheck } from './end-check.de.ts'
import { de as expectations } from './expectations.de.ts'
import { de as floorExpansion } from './floor-expansion.de.ts'
import { de as focus } from './focus.de.ts'
import { de as placing } from './placing.de.ts'
import { de as playerNumbers } from './player-numbers.de.ts'
import { de as punchClock } from './punch-clock.de.ts'
import { de as research } from './research.de.ts'
import { de as sales } from './sales.de.ts'
import { de as setUp } from './set-up.de.ts'
import { de as technology } from './technology.de.ts'

/** Die Regeln auf Deutsch, mit eigenen Worten. Jedes Ding heißt hier, wie es im Glossar heißt. */
export const de: RuleTexts = {
  sections: {
    Components: 'Spielmaterial',
    'Set-up': 'Aufbau',
    Research: 'Forschung',
    Focus: 'Schwerpunkt',
    Factory: 'Fabrik',
    Brochures: 'Prospekte',
    Sales: 'Verkauf',
    'End check': 'Endprüfung',
    Expectations: 'Erwartungen',
    Demand: 'Nachfrage',
    'Punch clock': 'Stechuhr',
    'Player numbers': 'Zu dritt, zu viert, zu fünft',
  },
  rules: {
    ...components,
    ...setUp,
    ...research,
    ...focus,
    ...placing,
    ...technology,
    ...floorExpansion,
    ...buildPlans,
    ...brochures,
    ...sales,
    ...endCheck,
    ...expectations,
    ...demand,
    ...punchClock,
    ...playerNumbers,
  },
}
