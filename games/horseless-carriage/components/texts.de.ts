import type { ComponentTexts } from '@carriage/kernel'

export const de: ComponentTexts = {
  players: {
    name: 'Zu dritt, zu viert, zu fünft',
    note: 'Was davon abhängt, wie viele mitspielen: Gantt-Pläne zu Beginn von der ersten bis zur letzten Position, neutrale Karten beim Aufbau (alle für Quadrant I) und in jeder Phase 8 nach Quadrant.',
  },
  punchClock: {
    name: 'Stechuhr',
    note: 'Die Leiste von 40 bis 1 ist sicher, ebenso, dass der Beginn von der Zahl der Personen abhängt. Die drei Anfangszahlen sind nach einer Online-Fassung angegeben: Nach ihnen fragen wir Besitzer zuerst.',
  },
  industrialists: {
    name: 'Industrielle',
    note: 'Nur zum Zeichnen: die fünf Farben, die Familiennamen dahinter und die Namen ihrer Autohäuser.',
  },
  segments: {
    name: 'Preissegmente',
    note: 'Der Marktplan, oberste Reihe zuerst, mit dem Preissegment jeder Nische. Vier Segmente, die nach rechts und oben steigen, sind sicher, die genauen Grenzen sind nach einer Online-Fassung angegeben.',
  },
  quadrants: {
    name: 'Quadranten',
    note: 'Die Nische unten links in jedem Quadranten. Vier Quadranten von 4 mal 4 Nischen sind sicher, und dass I die billige und IV die teure Ecke ist; dass II rechts und III oben liegt, ist nach einer Online-Fassung angegeben.',
  },
  priceMarkers: {
    name: 'Preismarker',
    note: 'Vom höchsten abwärts. Die 6 ist sicher, die anderen drei sind nach einer Online-Fassung angegeben.',
  },
  bonuses: {
    name: 'Zuschläge der Fahrzeuge',
    note: 'Was ein Fahrzeug jeder Art über den Preis seines Segments hinaus bringt.',
  },
  windows: {
    name: 'Marktfenster',
    note: 'Marktfenster, und wie viele Werbeabteilungen ein Autohaus dafür berührt; das letzte gilt auch für mehr.',
  },
  researchTracks: {
    name: 'Forschungsleisten',
    note: 'Fünf Leisten mit sechs Feldern sind sicher, ebenso die beiden Felder des Armaturenbretts. Welche Station die anderen Felder öffnen, die Felder mit Stechuhr und die Farben sind nach einer Online-Fassung angegeben.',
  },
  technologyStations: {
    name: 'Technikstationen',
    note: 'Siebzehn Arten und vier Fertigungsschritte sind sicher. Größen und Anzahlen stimmen in zwei Quellen überein; die Aufteilung auf die Schritte, die Felder, die jeden Anschluss öffnen, und die Teile, die bei fehlender Farbe ausscheiden, sind nach einer Online-Fassung angegeben.',
  },
  specIndicators: {
    name: 'Wertanzeiger',
    note: 'Anzahl in der Schachtel nach Eigenschaft und Schritt. Es gibt einen für jeden Anschluss jeder Station, also gehen sie nie aus.',
  },
  mainlines: {
    name: 'Fließbänder',
    note: 'Ein Fließband für jede Art Fahrzeug und vier Seiten mit Buchstaben sind sicher. Größen, Anzahlen und die Reihenfolge der Buchstaben, im Uhrzeigersinn von oben, sind nach einer Online-Fassung angegeben.',
  },
  dealerships: {
    name: 'Autohäuser',
    note: 'Drei Autohäuser je Person sind sicher, ihre Größen sind nach einer Online-Fassung angegeben. Ein größeres bedeckt nur mehr Boden.',
  },
  departments: {
    name: 'Abteilungen',
    note: 'Vier Werbeabteilungen je Person sind sicher. Alle Größen und die Anzahlen der anderen beiden sind nach einer Online-Fassung angegeben.',
  },
  floor: {
    name: 'Bodenplatten',
    note: 'Bodenplatten, wie sie ungedreht liegen. Über dem Freihaltestreifen bleibt der Tisch frei. Sechs Erweiterungen je Person sind sicher, die Formen sind nach einer Online-Fassung angegeben.',
  },
  ganttTrack: {
    name: 'Gantt-Leiste',
    note: 'Dass Pläne über das Ende hinaus verloren sind, ist sicher; das Ende der Leiste und der Ort ihrer Stechuhr sind nach einer Online-Fassung angegeben.',
  },
  assemblyTrack: {
    name: 'Leiste der Montagekapazität',
    note: 'Kapazitäten bis 4 sind sicher, die fünfte und die Stechuhr daneben sind nach einer Online-Fassung angegeben.',
  },
  neutralDeck: {
    name: 'neutrale Karten',
    note: 'Dass es solche Karten gibt, ist sicher, was sie zeigen, ist nach einer Online-Fassung angegeben. Spalte und Reihe zählen ab 0 von unten links im Quadranten.',
  },
  playerDecks: {
    name: 'Nachfragekarten',
    note: 'Ein Stapel von siebzehn Karten je Farbe ist sicher, was sie zeigen, ist nach einer Online-Fassung angegeben; alle fünf Stapel haben gleich viele Funken jeder Art und gleich viele Stechuhren. Spalte und Reihe zählen ab 0 von unten links im Quadranten.',
  },
}
