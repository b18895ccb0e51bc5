import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-7.1': {
    title: 'Ein Auto je Zug',
    text: 'In Schritt II, nach allen Aktionen von Schritt I, darfst du ein Auto auf dem Markt anbieten. Es ist höchstens ein Auto in einem Zug.',
  },
  'KW-7.2': {
    title: 'Anbieten ist freiwillig',
    text: 'Du musst kein Auto anbieten.',
  },
  'KW-7.3': {
    title: 'Was ein Auto braucht',
    text: 'Ein Auto braucht eine Karosserie und einen Motor aus deinen Werkstätten, mindestens einen Arbeiter aus deiner Kantine, einen verfügbaren Preismarker und ein leeres Feld auf dem Markt.',
  },
  'KW-7.4': {
    title: 'Wahl der Teile',
    text: 'Welche Karosserie und welchen Motor aus deinen Werkstätten du verwendest, steht dir frei.',
  },
  'KW-7.5': {
    title: 'Wahl der Arbeiter',
    text: 'Wie viele Arbeiter mit dem Auto gehen, steht dir frei: von einem bis zu allen in deiner Kantine.',
  },
  'KW-7.6': {
    title: 'Wahl des Preises',
    text: 'Du wählst einen beliebigen verfügbaren Preismarker. Sein Wert ist der Preis des Autos.',
  },
  'KW-7.7': {
    title: 'Bau des Autos',
    text: 'Die Teile verlassen deine Werkstätten, die Arbeiter deine Kantine und der Preismarker die verfügbaren Preise. Zusammen bilden sie das Auto.',
  },
  'KW-7.8': {
    title: 'Ein Marker zum Auto',
    text: 'Bietest du ein Auto an, darfst du einen Marker von Horch oder Maybach darauf legen.',
  },
  'KW-7.9': {
    title: 'Autos sind offen',
    text: 'Alle sehen alle Werte jedes Autos.',
  },
  'KW-7.10': {
    title: 'Autos bleiben, wie sie sind',
    text: 'Ein Auto auf dem Markt ändert nur Diesel. Vor der Wertung nimmt es nur der Rückzugsbonus vom Markt (KW-13.27).',
  },
  'KW-7.11': {
    title: 'Das Auto, das den Markt füllt',
    text: 'Das Auto, das den Markt füllt, beendet nach diesem Zug die Aktionsphase.',
  },
  'KW-7.12': {
    title: 'Auto nach Marker 0',
    text: 'Auch in dem Zug, in dem der Marker die 0 erreicht hat, darfst du ein Auto anbieten.',
  },
  'KW-7.13': {
    title: 'Mehrere eigene Autos',
    text: 'Du darfst mehrere Autos auf dem Markt haben.',
  },
  'KW-7.14': {
    title: 'Marker nach dem letzten Auto',
    text: 'Füllt dein Auto den Markt, darfst du in diesem Zug noch einen Marker von Daimler oder Diesel einsetzen, denn du spielst deinen Zug fertig.',
  },
  'KW-7.15': {
    title: 'Feld auf dem Markt',
    text: 'Auf welches leere Feld des Marktes ein Auto kommt, macht keinen Unterschied.',
  },
}
