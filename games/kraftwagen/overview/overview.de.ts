import type { OverviewIn } from './overview.ts'

export const de: OverviewIn = ({ actionTiles, awards, lapMoney, mat, players, raceMoney, rounds, stackMoney }) => ({
  paragraphs: {
    goal: `Um 1900 will jeder ein Automobil. Zwei bis vier von euch führen junge Werke. Wer nach ${Object.keys(rounds.rows).length} Runden Geld und Punkte aus Auszeichnungen zusammen am meisten hat, gewinnt.`,
    chain: `Alles, was du tust, kommt aus einer Kette von ${actionTiles.rows.length} Plättchen. Jedes zeigt eine oder mehrere Aktionen: einen Arbeiter einstellen, forschen, eine Karosserie bauen, einen Motor bauen, einen Käufer holen, im Rennen fahren. Wer am Ende der Kette steht, ist dran und darf jedes Plättchen nehmen. Dein Arbeiter nimmt seinen Platz ein, das Plättchen kommt nach vorn. Greifst du weit, bekommst du heute, was du willst; aber die anderen ziehen vielleicht mehrmals vor dir.`,
    research:
      'Forschung bringt eine Karte. Die meisten Karten heben deine Stufen, damit du bessere Karosserien und Motoren baust; manche helfen sofort; manche sind Ingenieure mit eigener Kraft.',
    car: 'Am Ende deines Zuges darfst du ein Auto anbieten: eine Karosserie, einen Motor, mindestens einen Arbeiter und einen der Preise, die noch da sind.',
    race: 'Ein voller Markt beendet die Runde, zu viele Rufe nach Käufern ebenso. Zuerst zahlt das Rennen, für Plätze und für Streckenrunden.',
    sale: 'Dann nimmt jeder Käufer ein Auto: das mit der besten Karosserie, dem besten Motor, den meisten Arbeitern oder dem niedrigsten Preis, den dieser Käufer doppelt zahlt. Bei Gleichstand gewinnt das billigere Auto. Was niemand nimmt, ist weg und bringt nichts.',
    awards: `Und ${Object.keys(awards.rows).length} Auszeichnungen warten auf den, der zuerst so weit ist: die erste Streckenrunde, ein starker Motor, drei Ingenieure.`,
  },
  card: [
    {
      id: 'turn',
      title: 'Dein Zug',
      lines: [
        'Nimm ein beliebiges Plättchen; dein Arbeiter steht, wo es lag.',
        'Führe alle seine Aktionen aus, in beliebiger Reihenfolge; das Plättchen kommt nach vorn.',
        'Du darfst ein Auto anbieten.',
        'Plättchen am Ende der Kette rücken nach vorn. Wessen Arbeiter am Ende steht, ist als Nächster dran.',
      ],
    },
    {
      id: 'actions',
      title: 'Aktionen',
      lines: [
        'Einstellen: ein Arbeiter aus deinem Vorrat in die Kantine.',
        'Forschung: Nimm eine der beiden offenen Karten.',
        'Karosserie, Motor: ein Teil genau deiner Stufe in eine Werkstatt; ein Motor auch in den Grand-Prix-Wagen.',
        'Käufer: ein Käufer in die Reihe, mit dem Geld neben dem Stapel; ist die Reihe voll, rückt der Marker weiter.',
        'Grand Prix: Fahr so weit, wie dein Grand-Prix-Motor sagt; besetzte Felder werden übersprungen.',
      ],
    },
    {
      id: 'limits',
      title: 'Grenzen',
      lines: [
        `Werkstätten: ${mat.workshops}, je ein Teil.`,
        `Autos auf dem Markt: ${players.rows[4].marketSpaces}; zu zweit ${players.rows[2].marketSpaces}.`,
        `Käufer in der Reihe: ${players.rows[4].activeBuyerSpaces}; zu zweit ${players.rows[2].activeBuyerSpaces}.`,
        'Ein Ingenieurmarker je Zug, einer je Auto.',
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      lines: [
        `Rennen: ${raceMoney.rows.join(', ')} für die ersten Plätze.`,
        `Streckenrunden: ${lapMoney.rows.slice(1).join(', ')}, dann je ${lapMoney.furtherLap} mehr.`,
        'Käufer in ihrer Reihenfolge: beste Karosserie, bester Motor, meiste Arbeiter, niedrigster Preis doppelt; bei Gleichstand das billigere Auto.',
        'Arbeiter der Autos gehen in den Vorrat zurück, nicht in die Kantine.',
      ],
    },
    {
      id: 'prices',
      title: 'Preise',
      lines: [
        ...Object.entries(rounds.rows).map(([round, { prices }]) => `Runde ${round}: ${prices.join(', ')}`),
        `Geld neben den Stapeln je Runde: Karosserie ${stackMoney.rows.body}, Motor ${stackMoney.rows.engine}, Prestige ${stackMoney.rows.prestige}, Preis ${stackMoney.rows.price}.`,
      ],
    },
  ],
})
