import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-10.1': {
    title: 'Ablauf der Wertung',
    text: 'Gewertet wird in dieser Reihenfolge: Buick (AE-6.36), Rennen, aktive Käufer, Investoren, Aufräumen.',
  },
  'AE-10.2': {
    title: 'Nichts zu entscheiden',
    text: 'Außer bei Buick entscheidet in der Wertungsphase niemand etwas.',
  },
  'AE-10.3': {
    title: 'Mehr Streckenrunden liegen vorn',
    text: 'Im Rennen liegt der Wagen mit mehr Streckenrunden vorn.',
  },
  'AE-10.4': {
    title: 'Gleich viele Streckenrunden',
    text: 'Bei gleich vielen Streckenrunden liegt der Wagen vorn, der näher an der Linie ist, also auf dem höheren Feld.',
  },
  'AE-10.5': {
    title: 'Kein Gleichstand auf der Strecke',
    text: 'Zwei Rennwagen auf der Strecke liegen nie gleichauf, denn auf einem Feld steht nur einer.',
  },
  'AE-10.6': {
    title: 'Punkte für Plätze',
    text: 'Die ersten {placePoints.rows.length} Plätze bekommen {placePoints.rows} Punkte, weitere keine.',
  },
  'AE-10.7': {
    title: 'Punkte für Streckenrunden',
    text: 'Jede Firma bekommt auch Punkte für alle ihre Streckenrunden dieser Runde zusammen: {lapPoints.paid} für 1 bis {lapPoints.paid.length}, in dieser Reihenfolge, und {lapPoints.furtherLap} mehr für jede weitere.',
  },
  'AE-10.8': {
    title: 'Rennwagen noch in der Boxengasse',
    text: 'Ein einzelner Rennwagen, der noch in der Boxengasse steht, hat den Platz nach dem letzten Wagen auf der Strecke. Mehrere dort lägen gleichauf, und gedruckt ist dafür keine Regel: Sie bekommen keine Punkte. Euer Tisch darf wählen, dass Wagen in der Boxengasse nie einen Platz haben oder dass sich alle den nächsten Platz teilen und jeder dessen Punkte bekommt.',
  },
  'AE-10.9': {
    title: 'Zurück in die Boxengasse',
    text: 'Nach dem Rennen kommen die Rennwagen aller Firmen zurück in die Boxengasse.',
  },
  'AE-10.10': {
    title: 'Rundenmarker gehen zurück',
    text: 'Nach dem Rennen gehen alle Rundenmarker auf 0 zurück. Für Selden und Chrysler bleiben die Streckenrunden der Runde noch in Erinnerung (AE-7.26).',
  },
  'AE-10.11': {
    title: 'Käufer von oben',
    text: 'Die aktiven Käufer kommen von oben nach unten an die Reihe. Jeder kauft genau ein Auto, wenn eines auf dem Markt steht.',
  },
  'AE-10.12': {
    title: 'Karosseriekäufer',
    text: 'Ein Karosseriekäufer kauft das Auto mit dem höchsten Karosseriewert.',
  },
  'AE-10.13': {
    title: 'Motorkäufer',
    text: 'Ein Motorkäufer kauft das Auto mit dem höchsten Motorwert.',
  },
  'AE-10.14': {
    title: 'Luxuskäufer',
    text: 'Ein Luxuskäufer kauft das Auto mit dem höchsten Luxus.',
  },
  'AE-10.15': {
    title: 'Preiskäufer',
    text: 'Ein Preiskäufer kauft das Auto mit dem niedrigsten Preis, was es sonst auch bietet.',
  },
  'AE-10.16': {
    title: 'Bei Gleichstand das billigere',
    text: 'Sind Autos bei Karosserie, Motor oder Luxus gleich, wird das billigste davon gekauft.',
  },
  'AE-10.17': {
    title: 'Kein weiterer Gleichstand',
    text: 'Einen weiteren Gleichstand gibt es nie, denn alle Preise sind verschieden (AE-9.12).',
  },
  'AE-10.18': {
    title: 'Punkte für einen Verkauf',
    text: 'Für einen Verkauf bekommst du den Preis des Autos in Punkten.',
  },
  'AE-10.19': {
    title: 'Preiskäufer zahlen doppelt',
    text: 'Für einen Verkauf an einen Preiskäufer bekommst du den doppelten Preis.',
  },
  'AE-10.20': {
    title: 'Brayton beim Verkauf',
    text: 'Mit Brayton bringt dir ein Preiskäufer den dreifachen Preis.',
  },
  'AE-10.21': {
    title: 'Packard beim Verkauf',
    text: 'Ein Marker von Packard neben dem Käufer gibt danach seine Punkte dazu.',
  },
  'AE-10.22': {
    title: 'Verkauft mit Serienchip',
    text: 'Liegt ein Serienchip auf dem Auto, kommt ein Chip weg, und das Auto bleibt.',
  },
  'AE-10.23': {
    title: 'Mehr als einmal verkauft',
    text: 'Ein Auto, das bleibt, kann von jedem späteren Käufer oder Investor gekauft werden.',
  },
  'AE-10.24': {
    title: 'Jeder Verkauf zählt voll',
    text: 'Alles, was die Punkte ändert, gilt für jeden Verkauf eines solchen Autos.',
  },
  'AE-10.25': {
    title: 'Mehrere Verkäufe',
    text: 'Eine Firma kann in einer Wertungsphase mehrere Autos verkaufen.',
  },
  'AE-10.26': {
    title: 'Kein Auto mehr da',
    text: 'Ist kein Auto mehr da, kaufen die übrigen Käufer nichts.',
  },
  'AE-10.27': {
    title: 'Verkauft und weg',
    text: 'Ein Auto ohne Serienchip verlässt den Markt, wenn es verkauft wird, und sein Feld ist frei.',
  },
  'AE-10.28': {
    title: 'Teile eines Autos, das geht',
    text: 'Karosserie und Motor eines Autos, das den Markt verlässt, kommen in den allgemeinen Vorrat zurück.',
  },
  'AE-10.29': {
    title: 'Mannschaft eines Autos, das geht',
    text: 'Seine Arbeiter und sein Verkäufer kommen in den Vorrat ihrer Firma, nicht in die Kantine.',
  },
  'AE-10.30': {
    title: 'Preis eines Autos, das geht',
    text: 'Sein Preismarker ist für diese Runde weg und kommt nicht auf die Preistafel zurück.',
  },
  'AE-10.31': {
    title: 'Marker eines Autos, das geht',
    text: 'Sein Ingenieurmarker kommt in die Schachtel.',
  },
  'AE-10.32': {
    title: 'Dann die Investoren',
    text: 'Nach den Käufern kaufen die Investoren (AE-7.12 bis AE-7.27). Mit einem verkauften Auto geschieht dasselbe wie bei Käufern (AE-10.22, AE-10.23, AE-10.27 bis AE-10.31).',
  },
  'AE-10.33': {
    title: 'Unverkaufte Autos',
    text: 'Unverkaufte Autos bringen nichts und verlassen ebenfalls den Markt (AE-10.28 bis AE-10.31); ihre Serienchips kommen weg.',
  },
  'AE-10.34': {
    title: 'Käufer gehen zurück',
    text: 'Alle aktiven Käufer gehen auf ihre Stapel zurück.',
  },
  'AE-10.35': {
    title: 'Gebrauchte Investoren und Packard-Marker',
    text: 'Investoren auf der Leiste und Packards Marker kommen in die Schachtel; zu den Markern siehe AE-6.23.',
  },
  'AE-10.36': {
    title: 'Übrige Preise',
    text: 'Preismarker, die noch auf der Preistafel liegen, kommen weg, denn dort liegen nur die einer Runde (AE-3.4).',
  },
  'AE-10.37': {
    title: 'Übrige weiße Marker',
    text: 'Weiße Marker, die niemand geholt hat, bleiben neben ihren Stapeln.',
  },
  'AE-10.38': {
    title: 'Nach der Wertung',
    text: 'Nach den Runden 1 und 2 wird die nächste Runde vorbereitet. Nach Runde 3 endet das Spiel.',
  },
}
