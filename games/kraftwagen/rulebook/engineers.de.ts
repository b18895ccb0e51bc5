import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-6.25': {
    title: 'Ingenieure behalten',
    text: 'Ein Ingenieur liegt bis zum Spielende offen vor dir.',
  },
  'KW-6.26': {
    title: 'Die Marker dazu',
    text: 'Hat der Ingenieur Ingenieurmarker, nimmst du sie zusammen mit der Karte.',
  },
  'KW-6.27': {
    title: 'Ingenieure wirken sofort',
    text: 'Ein Ingenieur wirkt ab dem Augenblick, in dem du die Karte nimmst, auch noch im selben Zug; die gedruckten Regeln nennen keinen Aufschub.',
  },
  'KW-6.28': {
    title: 'Mehrere Ingenieure im Zug',
    text: 'Du darfst in einem Zug beliebig viele Ingenieure nutzen. Begrenzt sind nur die Ingenieurmarker (KW-8.3).',
  },
  'KW-6.31': {
    title: 'Opels dreifacher Preis',
    text: 'Verkaufst du ein Auto an einen Preiskäufer, bekommst du insgesamt das Dreifache seines Preises statt des Doppelten.',
  },
  'KW-6.32': {
    title: 'Opel bei jedem Verkauf',
    text: 'Opel wirkt jedes Mal, wenn du an einen Preiskäufer verkaufst, und bei keinem anderen Verkauf.',
  },
  'KW-6.35': {
    title: 'Horchs zwei Marker',
    text: 'Horch bringt zwei Ingenieurmarker mit: Motor +{engineerMarkers.rows.horch1.value} und Motor +{engineerMarkers.rows.horch2.value}.',
  },
  'KW-6.36': {
    title: 'Horchs Marker am Auto',
    text: 'Bietest du ein Auto an, darfst du einen von Horchs Markern darauf legen.',
  },
  'KW-6.37': {
    title: 'Was Horchs Marker bewirkt',
    text: 'Der Marker erhöht den Motorwert dieses Autos in der Wertung dieser Runde um seine Zahl.',
  },
  'KW-6.38': {
    title: 'Motor über {highest.engine}',
    text: 'Mit Horchs Marker darf der Motor eines Autos mehr als {highest.engine} zählen.',
  },
  'KW-6.41': {
    title: 'Benz und der fünfte Käufer',
    text: 'Benz bringt einen Ingenieurmarker mit: fünfter Käufer.',
  },
  'KW-6.42': {
    title: 'Wann Benz wirkt',
    text: 'Zu Beginn einer Wertung, bevor das Rennen gewertet wird, darfst du den Marker abgeben und einen Käufer von den Stapeln zu den aktiven Käufern stellen.',
  },
  'KW-6.43': {
    title: "Benz' Marker aufheben",
    text: "Du darfst verzichten und Benz' Marker für eine spätere Runde behalten.",
  },
  'KW-6.44': {
    title: "Benz' Käufer kommt zuletzt",
    text: 'Der Käufer von Benz steht hinter allen aktiven Käufern und kauft zuletzt.',
  },
  'KW-6.45': {
    title: 'Benz bei jeder Reihe',
    text: 'Du darfst Benz bei jeder Zahl aktiver Käufer nutzen, und die Grenze der Reihe gilt für ihn nicht. Die gedruckten Regeln stellen seinen Käufer nur hinter die schon aktiven.',
  },
  'KW-6.46': {
    title: 'Die Wahl bei Benz',
    text: 'Mit Benz darfst du jede Vorliebe wählen, deren Stapel noch einen Käufer hat.',
  },
  'KW-6.47': {
    title: 'Benz und die Käuferauszeichnung',
    text: 'Der Käufer, den du mit Benz holst, kann dir die Käuferauszeichnung bringen (KW-10.7).',
  },
  'KW-6.48': {
    title: 'Benz und das Stapelgeld',
    text: 'Du bekommst das Geld neben dem Stapel, wie bei jedem Käufer, den du holst; die gedruckten Regeln schweigen dazu. Es gibt eine Option, bei der das Geld liegen bleibt.',
  },
  'KW-6.51': {
    title: 'Bugattis Fahrt',
    text: 'Baust du in deinen Grand-Prix-Wagen einen stärkeren Motor als den alten ein, fährt dein Rennwagen sofort, wie bei der Aktion Grand Prix mit dem neuen Motor.',
  },
  'KW-6.52': {
    title: 'Keine Fahrt ohne stärkeren Motor',
    text: 'Ein Motor, der gleich stark oder schwächer ist als der alte, bringt keine Fahrt.',
  },
  'KW-6.53': {
    title: 'Bugattis Fahrt ist Pflicht',
    text: 'Bugattis Fahrt kannst du nicht ablehnen, denn die gedruckte Regel sagt nichts von einer Wahl. Ausgenommen ist die Verstärkung des Motors durch ein Sonderplättchen (KW-13.25).',
  },
  'KW-6.54': {
    title: 'Bugatti bei jedem Motor',
    text: 'Für Bugatti ist es gleich, ob der Motor von der Aktion Motor, einer Entwicklung, einer Sofortkarte oder einem Sonderbonus kommt. Es zählt der Einbau. Euer Tisch kann vereinbaren, dass nur ein Motor deiner eigenen Motorstufe zählt.',
  },
  'KW-6.58': {
    title: 'Porsches zusätzliches Feld',
    text: 'Dein Rennwagen fährt bei jeder Aktion Grand Prix ein Feld mehr.',
  },
  'KW-6.59': {
    title: 'Porsche bei anderen Fahrten',
    text: 'Das zusätzliche Feld gilt auch für die Karte mit fünf Feldern, die dann sechs gibt, und für jede Fahrt durch Bugatti.',
  },
  'KW-6.60': {
    title: 'Porsche und das Startplättchen',
    text: 'Porsche ändert nichts am Startplättchen, das deinen Rennwagen auf Feld 2 stellt, denn das ist Aufstellen, nicht Fahren.',
  },
  'KW-6.63': {
    title: 'Daimlers zwei Marker',
    text: 'Daimler bringt zwei Ingenieurmarker mit: Käufer +{engineerMarkers.rows.daimler2.value} und Käufer +{engineerMarkers.rows.daimler4.value}.',
  },
  'KW-6.64': {
    title: 'Daimlers Marker am Käufer',
    text: 'In deinem eigenen Zug darfst du, wenn gerade keine Aktion läuft (KW-8.7), einen von Daimlers Markern auf einen beliebigen aktiven Käufer legen, gleich wer ihn geholt hat.',
  },
  'KW-6.65': {
    title: 'Ein Daimler-Marker je Käufer',
    text: 'Auf einem Käufer liegt höchstens ein Daimler-Marker.',
  },
  'KW-6.66': {
    title: 'Daimler zahlt beim Verkauf',
    text: 'Kauft dieser Käufer, bekommt, wer ihm verkauft, {engineerMarkers.rows.daimler2.value} oder {engineerMarkers.rows.daimler4.value} Geld mehr, wer immer es ist.',
  },
  'KW-6.67': {
    title: 'Daimler wird nie vervielfacht',
    text: 'Was der Marker bringt, kommt einmal hinzu. Bei einem Preiskäufer wird es weder verdoppelt noch verdreifacht.',
  },
  'KW-6.68': {
    title: 'Daimler ohne Verkauf',
    text: 'Kauft dieser Käufer nichts, bekommt niemand, was der Marker bringt.',
  },
  'KW-6.71': {
    title: 'Ottos Arbeiter',
    text: 'Nimmst du Otto, nimm zwei Arbeiter aus deinem Vorrat in deine Kantine, oder den letzten, wenn im Vorrat nur noch einer ist. Sie kommen einzeln, und inaktive Entwicklungen bekommen sie zuerst (KW-6.8, KW-6.17). Weniger nehmen kannst du nicht: Das gedruckte bis zu zwei lesen wir wie KW-6.16 das bis zu drei.',
  },
  'KW-6.72': {
    title: 'Ottos Forschung',
    text: 'Danach musst du eine weitere Aktion Forschung ausführen.',
  },
  'KW-6.73': {
    title: 'Otto bei leerem Vorrat',
    text: 'Ist dein Vorrat leer, verfallen nur die Arbeiter. Forschen musst du trotzdem.',
  },
  'KW-6.74': {
    title: 'Otto danach',
    text: 'Otto hat später keine Wirkung mehr, bleibt aber bei dir und zählt als Ingenieur.',
  },
  'KW-6.77': {
    title: 'Diesels zwei Marker',
    text: 'Diesel bringt zwei Änderungsmarker mit.',
  },
  'KW-6.78': {
    title: 'Ein Auto ändern',
    text: 'In deinem eigenen Zug darfst du, wenn gerade keine Aktion läuft (KW-8.7), einen Änderungsmarker abgeben und an einem deiner Autos auf dem Markt genau eine Sache ändern: Karosserie, Motor, Arbeiter oder Preis.',
  },
  'KW-6.79': {
    title: 'Diesel: ein anderes Teil',
    text: 'Eine Karosserie wird durch eine Karosserie aus einer deiner Werkstätten ersetzt, ein Motor durch einen Motor aus einer deiner Werkstätten.',
  },
  'KW-6.80': {
    title: 'Diesel: das alte Teil',
    text: 'Das ersetzte Teil kommt in die Werkstatt, aus der das neue kam. Wir lesen die Änderung als Tausch, wie es die spätere Ausgabe formuliert.',
  },
  'KW-6.81': {
    title: 'Diesel: Zahl der Arbeiter',
    text: 'Die neue Zahl der Arbeiter ist mindestens 1 und anders als die alte. Zusätzliche Arbeiter kommen aus deiner Kantine.',
  },
  'KW-6.82': {
    title: 'Diesel: abgezogene Arbeiter',
    text: 'Arbeiter, die du vom Auto nimmst, kommen einzeln in deine Kantine, doch inaktive Entwicklungen bekommen sie zuerst, mit allem, was das auslöst (KW-6.9). Gedruckt ändert Diesel die Zahl der Arbeiter; eine Anmerkung spricht nur von Arbeitern aus der Kantine, und euer Tisch darf wählen, dass Diesel nur Arbeiter dazustellt.',
  },
  'KW-6.83': {
    title: 'Diesel: ein anderer Preis',
    text: 'Du tauschst den Preismarker des Autos gegen einen der noch verfügbaren. Der alte wird wieder verfügbar.',
  },
  'KW-6.84': {
    title: 'Der Marker bleibt am Auto',
    text: 'Ein Ingenieurmarker auf dem Auto bleibt dort und gilt für das neue Teil, denn nur eine Sache ändert sich.',
  },
  'KW-6.85': {
    title: 'Eine echte Änderung, auf oder ab',
    text: 'Das neue Teil hat einen anderen Wert, höher oder niedriger, und auch der neue Preis ist höher oder niedriger: Eine Änderung muss etwas ändern. Gedruckt ist keine Richtung vorgegeben. Euer Tisch darf wählen, dass auch ein Teil mit gleichem Wert genügt.',
  },
  'KW-6.86': {
    title: 'Ein neues Auto ändern',
    text: 'Du darfst auch ein Auto ändern, das du erst in diesem Zug angeboten hast; es ist eines deiner Autos in deinem Zug.',
  },
  'KW-6.87': {
    title: 'Keine Auszeichnung durch Diesels Tausch',
    text: 'Ein Teil, das Diesel in eine Werkstatt zurücktauscht, bringt nie eine Auszeichnung, denn es war schon einmal in einer Werkstatt.',
  },
  'KW-6.91': {
    title: 'Maybachs zwei Marker',
    text: 'Maybach bringt zwei Ingenieurmarker mit: Karosserie +{engineerMarkers.rows.maybach1.value} und Karosserie +{engineerMarkers.rows.maybach2.value}.',
  },
  'KW-6.92': {
    title: 'Maybachs Marker am Auto',
    text: 'Bietest du ein Auto an, darfst du einen von Maybachs Markern darauf legen.',
  },
  'KW-6.93': {
    title: 'Was Maybachs Marker bewirkt',
    text: 'Der Marker erhöht den Karosseriewert dieses Autos in der Wertung dieser Runde um seine Zahl.',
  },
  'KW-6.94': {
    title: 'Karosserie über {highest.body}',
    text: 'Mit Maybachs Marker darf die Karosserie eines Autos mehr als {highest.body} zählen.',
  },
}
