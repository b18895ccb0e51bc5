import type { OverviewIn } from './overview.ts'

export const de: OverviewIn = ({ bonuses, players, priceMarkers, punchClock, segments, windows }) => ({
  paragraphs: {
    goal: 'Drei bis fünf von euch bauen seit etwa 1900 Autos, höchstens sieben Jahre lang. Nichts kostet Geld, ihr verdient nur. Das größte Vermögen gewinnt.',
    factory:
      'Deine Fabrik ist ein Raster. Ein Fließband baut Autos, ein Autohaus daneben verkauft sie. Stationen wie Bremse, Motor oder Lack hängen am Fließband, an der Seite mit ihrem Buchstaben, und jeder Wertanzeiger daran ist ein Punkt Tempo, Reichweite, Design, Zuverlässigkeit oder Sicherheit. Was gebaut ist, bleibt liegen. In Wahrheit zahlst du mit Platz, und der Boden wächst nur einmal im Jahr.',
    year: 'Das Jahr beginnt mit Forschung, die dir Stationen öffnet. Dann wählst du deinen Platz: Wer zuerst baut, darf auch nutzen, was Rivalen wissen; wer zuletzt baut, verkauft zuerst. Dann bauen alle zugleich.',
    market: `Käufer stehen auf einem Markt mit ${segments.rows.reduce((sum, row) => sum + row.length, 0)} Nischen. Zwei der fünf Eigenschaften sind seine Achsen; weiter rechts und weiter oben wird mehr verlangt und meist mehr gezahlt. Jedes offene Autohaus hat ein Fenster auf diesem Markt, und reihum verkauft ihr in je eine Nische, bis niemand mehr kann.`,
    expectations:
      'Dann ändert sich der Geschmack. Eine Eigenschaft verlässt den Markt und wird von nun an von jedem Auto erwartet; ein Autohaus ohne sie bleibt geschlossen. An ihre Stelle tritt die Eigenschaft, in der die Forschung am weitesten voraus ist.',
    demand:
      'Zuletzt spielt jeder verdeckt eine Karte. Ihre Funken bringen jedes Jahr Käufer, ihre Stechuhren bringen das Ende näher. Die Kunst ist, heute zu verkaufen und Platz zu behalten für das, was morgen alle erwarten.',
  },
  card: [
    {
      id: 'year',
      title: 'Ein Jahr',
      lines: [
        '1 Forschung: ein Zug je Forschungsabteilung.',
        '2 Schwerpunkt: Nimm einen Platz, oder behalte deine Gantt-Pläne.',
        '3 Fabrik: Alle bauen und legen eine Bodenerweiterung an.',
        '4 Prospekte: Werte, Lager, Fenster; offen oder geschlossen.',
        '5 Verkauf, vom letzten Platz zum ersten.',
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
        'Auf Platz 1 auch, was ein Rivale erreicht hat, auf Platz 2, was zwei Rivalen erreicht haben, und so weiter.',
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
