import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-12.1': {
    title: 'Drei bis fünf Personen',
    text: 'Ihr spielt zu dritt, zu viert oder zu fünft.',
  },
  'HC-12.2': {
    title: 'Was von der Zahl abhängt',
    text: 'Wie viele mitspielen, bestimmt, wo die Stechkarte beginnt, die ersten Gantt-Pläne, die Positionen der Schwerpunktleiste, die neutralen Karten und den gemeinsamen Vorrat (HC-2.8, HC-2.14, HC-2.15, HC-2.18, HC-4.3, HC-10.13), und sonst nichts.',
  },
  'HC-12.3': {
    title: 'Sonst alles gleich',
    text: 'Alle anderen Regeln sind für jede Zahl von Personen gleich.',
  },
  'HC-12.4': {
    title: 'Einführungsspiel',
    text: 'In der Option des Einführungsspiels, gut für eine erste Partie, gibt es nur Autos: keine Sportwagen und keine Laster.',
  },
  'HC-12.5': {
    title: 'Fließbänder im Einführungsspiel',
    text: 'Im Einführungsspiel gibt es keine Fließbänder für Sportwagen und Laster.',
  },
  'HC-12.6': {
    title: 'Neutraler Stapel im Einführungsspiel',
    text: 'Im Einführungsspiel bleibt die neutrale Karte mit dem Laster weg. Es bleiben {count.neutralWithoutTrucks} Karten übrig, genug für die größte Ziehung.',
  },
  'HC-12.7': {
    title: 'Nachfragekarten im Einführungsspiel',
    text: 'Im Einführungsspiel bleiben alle Nachfragekarten, und ihre Funken für Sportwagen und Laster zählen nicht: Gedruckt werden die Fahrzeuge herausgenommen und keine Karten genannt. Euer Tisch darf wählen, dass jede Karte mit solchen Funken wegbleibt; von jedem Satz bleiben genug, dass jedes Jahr eine gespielt werden kann.',
  },
  'HC-12.8': {
    title: 'Fließbänder für Autos im Einführungsspiel',
    text: 'Im Einführungsspiel bleibt die Zahl der Fließbänder für Autos wie gedruckt. In der Option mit zusammengelegten Fließbändern kommen die der anderen Arten dazu: {count.mergedMainlines} zu dritt, zu viert oder zu fünft.',
  },
}
