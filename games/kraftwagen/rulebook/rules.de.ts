import type { RuleTexts } from '@carriage/kernel'
import { de as actions } from './actions.de.ts'
import { de as awards } from './awards.de.ts'
import { de as chain } from './chain.de.ts'
import { de as components } from './components.de.ts'
import { de as endOfTheGame } from './end-of-the-game.de.ts'
import { de as engineerMarkers } from './engineer-markers.de.ts'
import { de as engineers } from './engineers.de.ts'
import { de as placingACar } from './placing-a-car.de.ts'
import { de as researchCards } from './research-cards.de.ts'
import { de as rounds } from './rounds.de.ts'
import { de as scoring } from './scoring.de.ts'
import { de as setUp } from './set-up.de.ts'
import { de as specialtyTiles } from './specialty-tiles.de.ts'
import { de as twoPlayers } from './two-players.de.ts'

/**
 * Die Regeln auf Deutsch, mit eigenen Worten. Unsere Wörter: Plättchen, Kette mit Spitze und Ende, Einstellen, Forschung,
 * Karosserie, Motor, Käufer, Grand Prix; Vorrat, Kantine, Werkstatt, Tableau; Nachziehstapel, Auslage, Ablagestapel;
 * Entwicklung, Sofortkarte, Ingenieur, Ingenieurmarker; Runde (round) und Streckenrunde (lap); ein Auto anbieten,
 * Preismarker, Wertung, Auszeichnung, Sonderplättchen, neutraler Wagen (dummy).
 */
export const de: RuleTexts = {
  sections: {
    Components: 'Spielmaterial',
    'Set-up': 'Aufbau',
    Rounds: 'Runden',
    'Action chain': 'Aktionskette',
    Actions: 'Aktionen',
    'Research cards': 'Forschungskarten',
    'Placing a car': 'Ein Auto anbieten',
    'Engineer markers': 'Ingenieurmarker',
    Scoring: 'Wertung',
    Awards: 'Auszeichnungen',
    'End of the game': 'Ende des Spiels',
    'Two players': 'Zu zweit',
    'Specialty tiles': 'Sonderplättchen',
  },
  rules: {
    ...components,
    ...setUp,
    ...rounds,
    ...chain,
    ...actions,
    ...researchCards,
    ...engineers,
    ...placingACar,
    ...engineerMarkers,
    ...scoring,
    ...awards,
    ...endOfTheGame,
    ...twoPlayers,
    ...specialtyTiles,
  },
}
