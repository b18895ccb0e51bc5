import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-10.1': {
    title: 'Je eine Karte',
    text: 'In der Baureihenfolge spielen alle genau eine Nachfragekarte von der Hand verdeckt neben einen der vier Quadranten.',
  },
  'HC-10.2': {
    title: 'Jahr einer Karte',
    text: 'Du darfst eine Karte nur spielen, wenn du mindestens so viele Bodenerweiterungen gelegt hast, wie ihr Jahr sagt; diese Zahl ist gleich dem laufenden Jahr.',
  },
  'HC-10.3': {
    title: 'Jeder Quadrant',
    text: 'Du darfst jeden Quadranten wählen, auch einen, bei dem schon Karten liegen.',
  },
  'HC-10.4': {
    title: 'Eine Karte muss gespielt werden',
    text: 'Du musst eine Karte spielen. Hättest du keine spielbare, was mit vollständigen Sätzen nicht vorkommt, so spieltest du keine.',
  },
  'HC-10.5': {
    title: 'Karten werden einmal gespielt',
    text: 'Eine gespielte Karte kommt nie zurück. Ist sie aufgedeckt, so ist sie aus dem Spiel und bleibt für alle offen.',
  },
  'HC-10.6': {
    title: 'Karten aufdecken',
    text: 'Haben alle gespielt, so werden die Karten Quadrant für Quadrant aufgedeckt: I, II, III, IV. Innerhalb eines Quadranten geschieht das in der Folge, in der sie gespielt wurden, was keinen Unterschied macht.',
  },
  'HC-10.7': {
    title: 'Wo Funken landen',
    text: 'Karten werden nicht gedreht: Spalte und Reihe eines Funkens zählen von der Nische unten links im Quadranten.',
  },
  'HC-10.8': {
    title: 'Ein Funke je Symbol',
    text: 'Jedes Funkensymbol bringt einen Funken seiner Art auf diese Nische, bis zum Ende des Spiels.',
  },
  'HC-10.9': {
    title: 'Stechuhren auf Karten',
    text: 'Jedes Stechuhrsymbol auf einer aufgedeckten Karte lässt die Stechuhr einmal schlagen.',
  },
  'HC-10.10': {
    title: 'Käufer kommen danach',
    text: 'Käufer kommen erst, wenn die Karten aller Quadranten aufgedeckt sind.',
  },
  'HC-10.11': {
    title: 'Käufer durch Funken',
    text: 'Jeder Funke bringt einen Käufer seiner Art auf seine Nische, aber nur, solange dort weniger als zwei Käufer dieser Art auf jeden solchen Funken kommen.',
  },
  'HC-10.12': {
    title: 'Arten werden getrennt gezählt',
    text: 'Käufer einer Art begrenzen nie die einer anderen.',
  },
  'HC-10.13': {
    title: 'Neutrale Karten ziehen',
    text: 'Dann werden neutrale Karten gezogen, keine zweimal: für Quadrant I {players.rows.3.neutralEachYear.I} zu dritt, {players.rows.4.neutralEachYear.I} zu viert und {players.rows.5.neutralEachYear.I} zu fünft, dann {players.rows.4.neutralEachYear.II} für II, dann {players.rows.4.neutralEachYear.III} für III.',
  },
  'HC-10.14': {
    title: 'Neutrale Käufer',
    text: 'Jede neutrale Karte bringt genau einen Käufer ihrer Art auf ihre Nische dieses Quadranten. Einen Funken bringt sie nicht.',
  },
  'HC-10.15': {
    title: 'Neutrale Käufer ohne Grenze',
    text: 'Neutrale Käufer kommen auch über die Grenze von HC-10.11 hinaus.',
  },
  'HC-10.16': {
    title: 'Keine in Quadrant IV',
    text: 'In den Quadranten IV kommen nie neutrale Käufer.',
  },
  'HC-10.17': {
    title: 'Den neutralen Stapel mischen',
    text: 'Danach bilden alle neutralen Karten wieder einen Stapel, und er wird gemischt.',
  },
  'HC-10.18': {
    title: 'Preise setzen',
    text: 'Alle Preismarker werden weggenommen. Von Segment 3 hinab zu 0 bekommt jedes Segment mit mindestens einem Käufer den höchsten Preismarker, der noch übrig ist, in dieser Folge: {priceMarkers.values}.',
  },
  'HC-10.19': {
    title: 'Segmente ohne Käufer',
    text: 'Ein Segment ohne Käufer bekommt keinen Preismarker.',
  },
  'HC-10.20': {
    title: 'Preise bis zum nächsten Jahr',
    text: 'Die Preise bleiben bis zur nächsten Phase 8.',
  },
  'HC-10.21': {
    title: 'Das nächste Jahr',
    text: 'Sind die Preise gesetzt, so steigt die Nummer des Jahres um eins, und Phase 1 folgt.',
  },
}
