import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-9.1': {
    title: 'Ablauf der Wertung',
    text: 'Die Wertung läuft in dieser Reihenfolge ab: der Käufer von Benz, das Rennen, die Käufer, das Aufräumen.',
  },
  'KW-9.2': {
    title: 'Rangfolge im Rennen',
    text: 'Die Rennwagen auf der Strecke, auch die neutralen, stehen nach Streckenrunden in der Rangfolge, dann nach der Nummer ihres Feldes, höhere zuerst. Gleichstand gibt es nicht, denn nie stehen zwei Wagen auf einem Feld.',
  },
  'KW-9.3': {
    title: 'Rennwagen in der Boxengasse',
    text: 'Ein einzelner Rennwagen in der Boxengasse hat den Platz nach dem letzten Wagen auf der Strecke, der weniger bis zur Ziellinie hat. Mehrere dort lägen gleichauf, und gedruckt ist dafür keine Regel: Sie haben keinen Platz. Euer Tisch darf wählen, dass Wagen in der Boxengasse nie einen Platz haben oder dass sich alle den nächsten teilen und jeder dafür bezahlt wird.',
  },
  'KW-9.4': {
    title: 'Geld für Plätze',
    text: 'Die ersten {raceMoney.rows.length} Plätze bringen {raceMoney.rows} Geld.',
  },
  'KW-9.5': {
    title: 'Weniger als drei Wagen',
    text: 'Haben weniger Wagen einen Platz, als Plätze Geld bringen, wird das Geld der übrigen Plätze nicht ausgezahlt.',
  },
  'KW-9.6': {
    title: 'Geld für Streckenrunden',
    text: 'Außerdem bekommst du Geld für alle deine Streckenrunden zusammen: {lapMoney.paid} für 1 bis {lapMoney.paid.length}, in dieser Reihenfolge, und für jede weitere {lapMoney.furtherLap} mehr.',
  },
  'KW-9.7': {
    title: 'Zurück in die Boxengasse',
    text: 'Danach kehren eure Rennwagen in die Boxengasse zurück.',
  },
  'KW-9.8': {
    title: 'Streckenrunden zurück auf 0',
    text: 'Danach gehen alle Rundenzähler auf 0 zurück, denn jede Runde hat ihr eigenes Rennen.',
  },
  'KW-9.11': {
    title: 'Reihenfolge der Käufer',
    text: 'Die aktiven Käufer kaufen in der Reihenfolge ihrer Felder, der von Benz zuletzt.',
  },
  'KW-9.12': {
    title: 'Je ein Auto',
    text: 'Jeder Käufer kauft eines der noch unverkauften Autos. Ein verkauftes Auto ist für spätere Käufer weg.',
  },
  'KW-9.13': {
    title: 'Der Karosseriekäufer',
    text: 'Ein Karosseriekäufer will den höchsten Karosseriewert.',
  },
  'KW-9.14': {
    title: 'Der Motorkäufer',
    text: 'Ein Motorkäufer will den höchsten Motorwert.',
  },
  'KW-9.15': {
    title: 'Der Prestigekäufer',
    text: 'Ein Prestigekäufer will die meisten Arbeiter.',
  },
  'KW-9.16': {
    title: 'Der Preiskäufer',
    text: 'Ein Preiskäufer will den niedrigsten Preis.',
  },
  'KW-9.17': {
    title: 'Marker zählen bei Käufern',
    text: 'Zu Karosserie- und Motorwert zählt ein Marker von Maybach oder Horch auf dem Auto mit.',
  },
  'KW-9.18': {
    title: 'Bei Gleichstand das billigere',
    text: 'Unter Autos, die einem Käufer gleich gut passen, wird das billigste gekauft.',
  },
  'KW-9.19': {
    title: 'Kein weiterer Gleichstand',
    text: 'Ein anderer Gleichstand ist unmöglich, weil alle Preise einer Runde verschieden sind.',
  },
  'KW-9.20': {
    title: 'Keine Mindestanforderung',
    text: 'Käufer haben keine Mindestanforderung: Ist noch ein Auto da, wird gekauft.',
  },
  'KW-9.21': {
    title: 'Käufer ohne Auto',
    text: 'Ein Käufer, der kein Auto findet, kauft nichts.',
  },
  'KW-9.22': {
    title: 'Geld für den Verkauf',
    text: 'Wird dein Auto verkauft, bekommst du seinen Preis.',
  },
  'KW-9.23': {
    title: 'Preiskäufer zahlen doppelt',
    text: 'Ein Preiskäufer zahlt den Preis zweimal; mit Opel dreimal (KW-6.31).',
  },
  'KW-9.24': {
    title: 'Daimler obendrauf',
    text: 'Ein Daimler-Marker auf dem Käufer wird zusätzlich zum Verkauf ausgezahlt (KW-6.66, KW-6.67).',
  },
  'KW-9.25': {
    title: 'Käufer entscheiden allein',
    text: 'Während die Käufer kaufen, entscheidet niemand etwas.',
  },
  'KW-9.26': {
    title: 'Räumen des Marktes',
    text: 'Alle Autos verlassen den Markt, verkauft oder nicht. Ihre Karosserien und Motoren kommen in den allgemeinen Vorrat.',
  },
  'KW-9.27': {
    title: 'Arbeiter der Autos',
    text: 'Die Arbeiter aller Autos kehren in den Vorrat ihrer Besitzer zurück, nicht in die Kantine.',
  },
  'KW-9.28': {
    title: 'Marker beim Aufräumen',
    text: 'Ingenieurmarker auf Autos und Käufern verlassen das Spiel.',
  },
  'KW-9.29': {
    title: 'Übrige Preismarker',
    text: 'Preismarker dieser Runde, die niemand verdient hat, werden nicht mehr gebraucht.',
  },
  'KW-9.30': {
    title: 'Käufer kehren zurück',
    text: 'Alle aktiven Käufer kehren auf ihre Stapel zurück, auch der von Benz.',
  },
  'KW-9.31': {
    title: 'Nicht geholtes Stapelgeld',
    text: 'Geld neben einem Stapel, das niemand geholt hat, bleibt dort liegen.',
  },
  'KW-9.32': {
    title: 'Unverkaufte Autos',
    text: 'Ein unverkauftes Auto bringt nichts ein.',
  },
  'KW-9.33': {
    title: 'Die nächste Runde',
    text: 'Nach den Runden 1 und 2 wird die nächste Runde vorbereitet.',
  },
  'KW-9.34': {
    title: 'Das letzte Aufräumen',
    text: 'Auch nach Runde 3 wird aufgeräumt, damit jede beendete Partie auf dieselbe Weise weggeräumt ist. Auf das Ergebnis hat das keinen Einfluss.',
  },
  'KW-9.35': {
    title: 'Verdeckte Summen',
    text: 'Dein Geld und deine Auszeichnungen liegen verdeckt: Jeden Gewinn sehen alle, wenn er anfällt, aber deine Summen siehst nur du. Mit der Option der offenen Summen sehen alle sie jederzeit.',
  },
}
