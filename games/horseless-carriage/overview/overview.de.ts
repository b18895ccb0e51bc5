import type { OverviewIn } from './overview.ts'

export const de: OverviewIn = ({ bonuses, players, priceMarkers, punchClock, segments, windows }) => ({
  paragraphs: {
    goal: 'Zu dritt bis zu fünft baut ihr ab etwa 1900 Autos, höchstens sieben Jahre lang. Nichts kostet Geld, ihr verdient nur. Wer am meisten verdient hat, gewinnt.',
    factory:
      'Deine Fabrik ist ein Raster. Ein Fließband baut Autos, ein Autohaus daneben verkauft sie. Stationen wie Bremse, Motor oder Lack kommen an die Seite des Fließbands mit ihrem Buchstaben, und jeder Wertanzeiger daran ist ein Punkt Tempo, Reichweite, Design, Zuverlässigkeit oder Sicherheit. Was gebaut ist, bleibt liegen. Eigentlich zahlst du mit Platz, und der Boden wächst nur einmal im Jahr.',
    year: 'Das Jahr beginnt mit Forschung, die dir Stationen öffnet. Dann wählst du deine Position: Wer zuerst baut, darf auch nutzen, was andere schon können; wer zuletzt baut, verkauft zuerst. Gebaut wird gleichzeitig.',
    market: `Die Käufer stehen auf einem Markt mit ${segments.rows.reduce((sum, row) => sum + row.length, 0)} Nischen. Zwei der fünf Eigenschaften sind seine Achsen; weiter rechts und weiter oben wird mehr verlangt und meist mehr bezahlt. Jedes offene Autohaus hat ein Fenster auf diesem Markt, und reihum verkauft ihr in je eine Nische, bis niemand mehr kann.`,
    expectations:
      'Dann ändert sich der Geschmack. Eine Eigenschaft verlässt den Markt und ist von da an Pflicht: Ein Autohaus ohne sie bleibt geschlossen. Dafür kommt die Eigenschaft, in der die Forschung am weitesten ist.',
    demand:
      'Zuletzt spielen alle verdeckt eine Karte. Ihre Funken bringen jedes Jahr Käufer, ihre Stechuhren bringen das Ende näher. Die Kunst: heute verkaufen und Platz behalten für das, was morgen alle erwarten.',
  },
  card: [
    {
      id: 'year',
      title: 'Ein Jahr',
      lines: [
        '1 Forschung: ein Zug je Forschungsabteilung.',
        '2 Schwerpunkt: Nimm eine Position oder behalte deine Gantt-Pläne.',
        '3 Fabrik: Alle bauen und legen eine Bodenerweiterung an.',
        '4 Prospekte: Werte, Lager, Fenster; offen oder geschlossen.',
        '5 Verkauf, von der letzten Position zur ersten.',
        '6 Endprüfung. 7 Erwartungen. 8 Nachfrage: je eine Karte.',
      ],
    },
    {
      id: 'building',
      title: 'Bauen',
      lines: [
        'Ein Fließband berührt ein Autohaus, jedes Autohaus ein Fließband; was zusammenhängt, berührt irgendwo eine Laderampe.',
        'Eine Station ist mit der Seite ihres Buchstabens verbunden, über Stationen desselben Buchstabens.',
        'Eine Station jeder Art in einer verbundenen Gruppe; Wertanzeiger zählen für jedes Fließband, das sie erreichen.',
        'Werbeabteilungen berühren ein Autohaus. Was gebaut ist, bleibt.',
      ],
    },
    {
      id: 'patents',
      title: 'Was du bauen darfst',
      lines: [
        'Alle Felder bis zu deinem eigenen Marker.',
        'Auf Position 1 auch, was eine andere Person erreicht hat, auf Position 2, was zwei andere erreicht haben, und so weiter.',
      ],
    },
    {
      id: 'windows',
      title: 'Fenster',
      lines: Object.values(windows.rows).map(
        ({ w, h, marketing }, size, { length }) =>
          `${w} mal ${h} Nischen ${departments(marketing, size === length - 1)}.`,
      ),
    },
    {
      id: 'money',
      title: 'Geld',
      lines: [
        `Preise vom teuersten Segment mit Käufern abwärts: ${priceMarkers.values.join(', ')}.`,
        `Dazu ${bonuses.rows.truck} für einen Laster, ${bonuses.rows.sports} für einen Sportwagen.`,
      ],
    },
    {
      id: 'end',
      title: 'Ende und Aufbau',
      lines: [
        'Das Spiel endet nach dem Verkauf, wenn die Stechkarte bis dahin umgedreht ist, und in Jahr 7. In Phase 8 umgedreht, lässt sie euch noch ein Jahr.',
        ...([3, 4, 5] as const).map(
          (seats) =>
            `Zu ${seats}: Stechkarte ${punchClock.start[seats]}, Gantt-Pläne ${players.rows[seats].gantt.join(', ')}.`,
        ),
      ],
    },
  ],
})

function departments(count: number, isLargest: boolean): string {
  if (count === 0) return 'ohne Werbeabteilung'
  return `mit ${count}${isLargest ? ' oder mehr' : ''} Werbeabteilung${count === 1 && !isLargest ? '' : 'en'}`
}
