import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-6.1': {
    title: 'Ingenieure bleiben bei dir',
    text: 'Ein Ingenieur bleibt bis zum Ende des Spiels bei der Firma, die ihn genommen hat.',
  },
  'AE-6.2': {
    title: 'Ein Chip mit jedem Ingenieur',
    text: 'Jeder Ingenieur bringt einen Ingenieurchip, auch einer, der keine Marker bringt.',
  },
  'AE-6.3': {
    title: 'Dauerhafte Fähigkeiten',
    text: 'King, Riker, Chevrolet und Brayton helfen jedes Mal und sind nicht je Schritt begrenzt. An einer Stelle erlaubt der Druck einen Ingenieur je Schritt, in seinen Fragen und Antworten einen Ingenieurmarker; wir folgen den Antworten. Euer Tisch darf einen Ingenieur im Aktionsschritt wählen: den ersten, der hilft oder dessen Marker du einsetzt.',
  },
  'AE-6.4': {
    title: 'Sofort an der Arbeit',
    text: 'Ein Ingenieur wirkt von dem Augenblick an, in dem du das Plättchen nimmst.',
  },
  'AE-6.5': {
    title: 'Ingenieurmarker können warten',
    text: 'Du musst einen Ingenieurmarker nie einsetzen. Einer, den du nicht eingesetzt hast, bleibt bei dir, auch in späteren Runden. Wie viele du einsetzen darfst, sagen AE-9.13 bis AE-9.17.',
  },
  'AE-6.6': {
    title: 'Winton: Motormarker',
    text: 'Wenn du ein Auto anbietest, darfst du Motor +{engineeringMarkers.rows.winton1.value} oder Motor +{engineeringMarkers.rows.winton2.value} darauf legen. Der Motorwert des Autos steigt um ebenso viel.',
  },
  'AE-6.7': {
    title: 'Winton: über {companyBoard.highestLevel}',
    text: 'Der erhöhte Motorwert zählt für Käufer und für Investoren, und er darf über {companyBoard.highestLevel} liegen, wie in der älteren Ausgabe.',
  },
  'AE-6.8': {
    title: 'Christie: Karosseriemarker',
    text: 'Wenn du ein Auto anbietest, darfst du Karosserie +{engineeringMarkers.rows.christie1.value} oder Karosserie +{engineeringMarkers.rows.christie2.value} darauf legen. Der Karosseriewert des Autos steigt um ebenso viel.',
  },
  'AE-6.9': {
    title: 'Christie: über {companyBoard.highestLevel}',
    text: 'Der erhöhte Karosseriewert zählt für Käufer und für Investoren, und er darf über {companyBoard.highestLevel} liegen, wie in der älteren Ausgabe.',
  },
  'AE-6.10': {
    title: 'Kettering: Tauschmarker',
    text: 'Als freien Einsatz darfst du einen Tauschmarker abgeben und an einem deiner Autos auf dem Markt eines ändern: die Karosserie, den Motor, die Mannschaft oder den Preis.',
  },
  'AE-6.11': {
    title: 'Kettering: die Karosserie',
    text: 'Eine Karosserie aus einer deiner Werkstätten und die Karosserie des Autos tauschen die Plätze.',
  },
  'AE-6.12': {
    title: 'Kettering: der Motor',
    text: 'Ein Motor aus einer deiner Werkstätten und der Motor des Autos tauschen die Plätze. Der Rennmotor geht dafür nicht.',
  },
  'AE-6.13': {
    title: 'Kettering: die Mannschaft',
    text: 'Beliebig viele Leute wechseln zwischen deiner Kantine und dem Auto, in eine Richtung oder in beide. Der Verkäufer zählt dazu.',
  },
  'AE-6.14': {
    title: 'Kettering: niemand mehr da',
    text: 'Nach einem Wechsel der Mannschaft muss mindestens ein Arbeiter oder der Verkäufer auf dem Auto sein, wie beim Anbieten.',
  },
  'AE-6.15': {
    title: 'Kettering: der Preis',
    text: 'Der Preismarker des Autos und einer auf der Preistafel tauschen die Plätze.',
  },
  'AE-6.16': {
    title: 'Kettering: eine echte Änderung',
    text: 'Der Tausch muss zu einem anderen Karosseriewert, einem anderen Motorwert, einer anderen Mannschaft (andere Zahl von Arbeitern, oder der Verkäufer dazu oder weg) oder einem anderen Preis führen. Umsonst kann ein Marker nicht eingesetzt werden.',
  },
  'AE-6.17': {
    title: 'Kettering: was bleibt',
    text: 'Ein Ingenieurmarker und Serienchips auf dem Auto bleiben und gelten für das Neue.',
  },
  'AE-6.18': {
    title: 'Kettering: der eingesetzte Marker',
    text: 'Der Tauschmarker kommt in die Schachtel. Er gilt nicht als der Marker auf dem Auto, denn dort liegt er nie, wohl aber als der Marker dieses Schrittes.',
  },
  'AE-6.19': {
    title: 'Packard: Käufermarker',
    text: 'Als freien Einsatz darfst du Käufer +{engineeringMarkers.rows.packard2.value} oder Käufer +{engineeringMarkers.rows.packard4.value} neben einen beliebigen aktiven Käufer legen.',
  },
  'AE-6.20': {
    title: 'Packard: einer je Käufer',
    text: 'Ein Käufer kann höchstens einen von Packards Markern haben.',
  },
  'AE-6.21': {
    title: 'Packard: wer die Punkte bekommt',
    text: 'Kauft dieser Käufer ein Auto, bekommt die Firma, die es verkauft, {engineeringMarkers.rows.packard2.value} oder {engineeringMarkers.rows.packard4.value} Punkte mehr, gleich welche Firma es ist.',
  },
  'AE-6.22': {
    title: 'Packard: nie vervielfacht',
    text: 'Diese Punkte kommen hinzu, nachdem ein Preis verdoppelt oder verdreifacht wurde; vervielfacht werden sie nicht.',
  },
  'AE-6.23': {
    title: 'Packard: nach der Runde',
    text: 'Beim Aufräumen kommt der Marker in die Schachtel, auch wenn sein Käufer nichts gekauft hat: Er gilt für diesen Käufer in dieser Runde.',
  },
  'AE-6.24': {
    title: 'Packard: Käufer weggetauscht',
    text: 'Wird sein Käufer weggetauscht (AE-8.15), kommt der Marker in die Schachtel, denn er liegt nur neben diesem Käufer. Euer Tisch darf wählen, dass er neben dem Feld liegt und für den neuen Käufer bleibt.',
  },
  'AE-6.25': {
    title: 'Packard: nicht für Investoren',
    text: 'Packards Marker können nicht neben einem Investor liegen.',
  },
  'AE-6.26': {
    title: 'Riker: dein Verkäufer',
    text: 'Nimmst du Riker, kommt dein Verkäufer in deine Kantine.',
  },
  'AE-6.27': {
    title: 'Riker: die anderen gehen',
    text: 'Die Verkäufer aller anderen Firmen verlassen das Spiel.',
  },
  'AE-6.28': {
    title: 'Riker: so viel wie drei Arbeiter',
    text: 'Auf einem Auto zählt der Verkäufer für den Luxus als {workers.salespersonLuxury|Arbeiter|Arbeiter}.',
  },
  'AE-6.29': {
    title: 'Riker: Verkäufer allein',
    text: 'Ein Auto braucht keinen Arbeiter, wenn der Verkäufer darauf ist.',
  },
  'AE-6.30': {
    title: 'Riker: nach dem Verkauf',
    text: 'Verlässt das Auto des Verkäufers den Markt, kommt der Verkäufer in deinen Vorrat, wie Arbeiter auch.',
  },
  'AE-6.31': {
    title: 'Riker: wieder eingestellt',
    text: 'Mit der Aktion Einstellen darfst du statt des Arbeiters den Verkäufer aus deinem Vorrat nehmen. Sonst geht das mit nichts; gedruckt ist nur diese Aktion.',
  },
  'AE-6.32': {
    title: 'King: ein Arbeiter mehr',
    text: 'Jede Aktion Einstellen bringt dir einen Arbeiter mehr, wenn in deinem Vorrat noch einer ist.',
  },
  'AE-6.33': {
    title: 'King mit Riker',
    text: 'Mit King und Riker kann ein Einstellen den Verkäufer und einen Arbeiter bringen, außer wenn euer Tisch einen Ingenieur im Aktionsschritt erlaubt (AE-6.3).',
  },
  'AE-6.34': {
    title: 'King: nur beim Einstellen',
    text: 'Zu den Arbeitern aus Anwerben, aus dem Sofortbonus mit {instants.rows.hire3.workers|Arbeiter|Arbeitern} oder aus einem Startbonus gibt King keinen dazu.',
  },
  'AE-6.35': {
    title: 'Brayton: dreifacher Preis',
    text: 'Verkaufst du ein Auto an einen Preiskäufer, bekommst du den dreifachen Preis statt des doppelten.',
  },
  'AE-6.36': {
    title: 'Buick: ein Käufer mehr',
    text: 'Ganz zu Beginn einer Wertungsphase, bevor das Rennen gewertet wird, darfst du Fünfter Käufer abgeben und einen Käufer von einem Stapel, der noch einen hat, unter den untersten aktiven Käufer stellen.',
  },
  'AE-6.37': {
    title: 'Buick: einmal je Partie',
    text: 'Das kannst du einmal in einer Partie tun.',
  },
  'AE-6.38': {
    title: 'Buick: jede Reihe',
    text: 'Es geht mit jeder Zahl aktiver Käufer, auch wenn die Reihe nicht voll oder leer ist; gedruckt ist keine Bedingung. Der neue Käufer kauft als letzter aller Käufer.',
  },
  'AE-6.39': {
    title: 'Buick: weiße Marker',
    text: 'Du bekommst die weißen Marker neben diesem Stapel. Gedruckt bekommt sie, wer einen der verfügbaren Käufer einsetzt.',
  },
  'AE-6.40': {
    title: 'Buick: die Käuferauszeichnung',
    text: 'Buicks Käufer kann dir die Auszeichnung für den zweiten Käufer einer Art bringen (AE-11.8).',
  },
  'AE-6.41': {
    title: 'Buick: kein Marktmarker',
    text: 'Buick rückt nie den Marktmarker.',
  },
  'AE-6.42': {
    title: 'Buick: außerhalb der Schritte',
    text: 'Buicks Marker zählt nicht zur Grenze der Marker je Schritt, denn er wird in keinem Zug eingesetzt.',
  },
  'AE-6.43': {
    title: 'Chevrolet: ein Feld mehr',
    text: 'In jeder deiner Aktionen Grand Prix fährt dein Rennwagen ein Feld mehr.',
  },
  'AE-6.44': {
    title: 'Chevrolet: sechs statt fünf',
    text: 'Beim Sofortbonus mit {instants.rows.race5.steps} Feldern fährt dein Rennwagen 1 mehr.',
  },
  'AE-6.45': {
    title: 'Chevrolet: nicht beim Anwerben',
    text: 'Die {recruitment.steps|Feld|Felder} beim Anwerben bleiben, wie sie sind. Gedruckt hilft Chevrolet bei der Aktion Grand Prix und beim Bonus mit {instants.rows.race5.steps} Feldern.',
  },
}
