import type { RuleTexts } from '@carriage/kernel'
import { de as achievements } from './achievements.de.ts'
import { de as attractBuyer } from './attract-buyer.de.ts'
import { de as buildCarBody } from './build-car-body.de.ts'
import { de as buildEngine } from './build-engine.de.ts'
import { de as chain } from './chain.de.ts'
import { de as components } from './components.de.ts'
import { de as endOfTheGame } from './end-of-the-game.de.ts'
import { de as engineers } from './engineers.de.ts'
import { de as grandPrix } from './grand-prix.de.ts'
import { de as hireWorkers } from './hire-workers.de.ts'
import { de as instantBenefits } from './instant-benefits.de.ts'
import { de as investors } from './investors.de.ts'
import { de as placingACar } from './placing-a-car.de.ts'
import { de as recruit } from './recruit.de.ts'
import { de as research } from './research.de.ts'
import { de as rounds } from './rounds.de.ts'
import { de as scoring } from './scoring.de.ts'
import { de as setUp } from './set-up.de.ts'
import { de as twoPlayers } from './two-players.de.ts'

/** Die Regeln auf Deutsch, mit eigenen Worten. Jedes Ding heißt hier, wie es im Glossar heißt. */
export const de: RuleTexts = {
  sections: {
    Components: 'Spielmaterial',
    'Set-up': 'Aufbau',
    Rounds: 'Runden',
    'Action chain': 'Aktionskette',
    Actions: 'Aktionen',
    Engineers: 'Ingenieure',
    Investors: 'Investoren',
    'Instant benefits': 'Sofortboni',
    'Placing a car': 'Ein Auto anbieten',
    Scoring: 'Wertung',
    Achievements: 'Auszeichnungen',
    'End of the game': 'Ende des Spiels',
    'Two players': 'Zu zweit',
  },
  rules: {
    ...components,
    ...setUp,
    ...rounds,
    ...chain,
    ...buildCarBody,
    ...research,
    ...buildEngine,
    ...hireWorkers,
    ...recruit,
    ...attractBuyer,
    ...grandPrix,
    ...engineers,
    ...investors,
    ...instantBenefits,
    ...placingACar,
    ...scoring,
    ...achievements,
    ...endOfTheGame,
    ...twoPlayers,
  },
}
