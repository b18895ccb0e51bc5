import type { OverviewIn } from './overview.ts'

export const de: OverviewIn = ({ actionTiles, awards, lapMoney, mat, players, raceMoney, rounds, stackMoney }) => ({
  paragraphs: {
    goal: `Um 1900 wollen alle ein Automobil. Zu zweit, zu dritt oder zu viert leitet ihr junge Autowerke. Nach ${Object.keys(rounds.rows).length} Runden gewinnt, wer aus Geld und Auszeichnungen zusammen am meisten hat.`,
    chain: `Alles, was du tust, steht auf einer Kette aus ${actionTiles.rows.length} Plättchen. Jedes zeigt eine bis drei Aktionen: Arbeiter einstellen, forschen, Karosserie bauen, Motor bauen, Käufer holen, Rennen fahren. Wer ganz hinten steht, ist am Zug und nimmt ein beliebiges Plättchen. Dein Arbeiter stellt sich an seine Stelle, das Plättchen kommt nach vorn. Springst du weit, bekommst du sofort, was du willst; dafür ziehen die anderen vielleicht mehrmals vor dir.`,
    research:
      'Forschung bringt eine Karte. Die meisten heben deine Stufen, sodass du bessere Karosserien und Motoren baust; manche wirken sofort; manche sind Ingenieure mit einer eigenen Fähigkeit.',
    car: 'Am Ende deines Zuges darfst du ein Auto anbieten: eine Karosserie, einen Motor, mindestens einen Arbeiter und einen der Preise, die noch da sind.',
    race: 'Ein voller Markt beendet die Runde, ebenso zu viele Käufer, für die kein Platz mehr ist. Zuerst zahlt das Rennen: für Plätze und für Streckenrunden.',
    sale: 'Dann nimmt jeder Käufer ein Auto: das mit der besten Karosserie, dem besten Motor, den meisten Arbeitern oder dem niedrigsten Preis, den dieser Käufer doppelt zahlt. Bei Gleichstand gewinnt das billigere Auto. Was niemand nimmt, ist weg und bringt nichts.',
    awards: `Dazu gibt es ${Object.keys(awards.rows).length} Auszeichnungen für alle, die etwas als Erste schaffen: die erste Streckenrunde, einen starken Motor, drei Ingenieure.`,
  },
  card: [
    {
      id: 'turn',
      title: 'Dein Zug',
      lines: [
        'Nimm ein beliebiges Plättchen; dein Arbeiter steht, wo es lag.',
        'Führe alle seine Aktionen aus, in beliebiger Reihenfolge; das Plättchen kommt nach vorn.',
        'Du darfst ein Auto anbieten.',
        'Plättchen am Ende der Kette rücken nach vorn. Wessen Arbeiter am Ende steht, ist als Nächstes am Zug.',
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
