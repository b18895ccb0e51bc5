import type { OverviewIn } from './overview.ts'

export const de: OverviewIn = ({
  actionTiles,
  achievements,
  companyBoard,
  lapPoints,
  placePoints,
  players,
  recruitment,
  rounds,
  whiteMarkers,
}) => ({
  paragraphs: {
    goal: `Amerika zu Beginn des letzten Jahrhunderts. Zwei bis vier Firmen bauen Autos. Nach ${Object.keys(rounds.rows).length} Runden gewinnt, wer das größte Ansehen hat.`,
    gear: `Ein Ring trägt ${actionTiles.rows.length} Plättchen und einen Marker jeder Firma, alle in einer Reihe. Wer hinten steht, springt auf ein beliebiges Plättchen und führt seine Aktionen aus; das Plättchen kommt nach vorn. Weite Sprünge bringen heute mehr und geben den anderen Zeit.`,
    parts: `Du baust Karosserien und Motoren deiner Stufe. Forschung hebt eine Stufe, doch dürfen die beiden nie mehr als ${companyBoard.mostLevelDifference} auseinander sein. Du stellst Arbeiter ein, lockst Käufer an und fährst im Grand Prix, wo Arbeiter in deinem Rennteam den Wagen auf Dauer schneller machen.`,
    recruit:
      'Und du wirbst an. Ein Ingenieur bleibt bei dir und bringt einen Chip mit, der später beide Stufen hebt. Ein Investor bringt einen Serienchip mit: Leg ihn auf dein Auto, dann bleibt es nach dem Verkauf stehen und wird noch einmal verkauft; ab da kauft auch der Investor. Alle anderen helfen sofort.',
    car: 'Nach deinen Aktionen darfst du ein Auto anbieten: eine Karosserie, einen Motor, jemanden, der es verkauft, und einen Preis, den kein anderes Auto hat.',
    sale: 'Ein voller Markt beendet die Runde, ebenso zu viele Käufer, für die kein Platz mehr ist. Das Rennen zahlt für Plätze und für Streckenrunden. Dann wählen die Käufer von oben nach unten: beste Karosserie, bester Motor, höchster Luxus oder niedrigster Preis, der doppelt zählt. Bei Gleichstand gewinnt das billigere Auto. Zuletzt nimmt jeder Investor das billigste Auto, das zu ihm passt.',
    achievements: `Und ${Object.keys(achievements.rows).length} Auszeichnungen bekommt jeweils, wer zuerst so weit ist.`,
  },
  card: [
    {
      id: 'turn',
      title: 'Dein Zug',
      lines: [
        'Wähle ein beliebiges Plättchen; dein Marker nimmt seinen Platz ein.',
        'Führe alle seine Aktionen aus, in beliebiger Reihenfolge; das Plättchen kommt nach vorn.',
        'Du darfst ein Auto anbieten.',
        'Jederzeit, wenn keine Aktion läuft: Serienchip, Tauschmarker, Packard.',
      ],
    },
    {
      id: 'actions',
      title: 'Aktionen',
      lines: [
        'Karosserie bauen, Motor bauen: ein Teil genau deiner Stufe; ein Motor auch für den Rennwagen.',
        `Forschen: eine Stufe höher, höchstens ${companyBoard.mostLevelDifference} auseinander; mit einem Ingenieurchip beide.`,
        'Arbeiter einstellen: ein Arbeiter in die Kantine.',
        `Anwerben: ein Plättchen, oder ${recruitment.workers} Arbeiter, oder ${recruitment.steps} Felder mit dem Rennwagen.`,
        'Käufer anlocken: ein Käufer in die Reihe, mit den weißen Markern; ist die Reihe voll, rückt der Marktmarker weiter.',
        'Grand Prix: nach Wunsch Arbeiter ins Team, dann Motor plus Team fahren.',
      ],
    },
    {
      id: 'limits',
      title: 'Grenzen',
      lines: [
        `Werkstätten: ${companyBoard.workshops}. Stufen: bis ${companyBoard.highestLevel}.`,
        `Autos auf dem Markt: ${players.rows[4].marketSpaces}. Käufer in der Reihe: ${players.rows[4].activeBuyerSpaces}; zu zweit ${players.rows[2].activeBuyerSpaces}.`,
        'Ein Ingenieurmarker in jedem Schritt eines Zuges.',
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      lines: [
        `Rennen: ${placePoints.rows.join(', ')} für die ersten Plätze.`,
        `Streckenrunden: ${lapPoints.rows.slice(1).join(', ')}, dann je ${lapPoints.furtherLap} mehr.`,
        'Käufer von oben: beste Karosserie, bester Motor, höchster Luxus, niedrigster Preis doppelt; bei Gleichstand das billigere Auto.',
        'Dann die Investoren: das billigste Auto, das ihre Bedingung erfüllt.',
      ],
    },
    {
      id: 'prices',
      title: 'Preise',
      lines: [
        ...Object.entries(rounds.rows).map(([round, { prices }]) => `Runde ${round}: ${prices.join(', ')}`),
        `Weiße Marker je Runde: Karosserie ${whiteMarkers.rows.body}, Motor ${whiteMarkers.rows.engine}, Luxus ${whiteMarkers.rows.luxury}, Preis ${whiteMarkers.rows.price}.`,
      ],
    },
  ],
})
