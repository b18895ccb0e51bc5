import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-5.54': {
    title: 'Eine Bodenerweiterung im Jahr',
    text: 'Solange du Bodenerweiterungen hast, legst du in jeder Phase 3 genau eine, als Letztes in deinem Plan.',
  },
  'HC-5.55': {
    title: 'Ohne Bodenerweiterungen',
    text: 'Sobald du keine mehr hast, in Jahr 7, legst du keine.',
  },
  'HC-5.56': {
    title: 'Im selben Raster',
    text: 'Die Bodenerweiterung liegt im Raster, gedreht und gewendet, wie HC-5.7 es erlaubt.',
  },
  'HC-5.57': {
    title: 'Kante an Kante',
    text: 'Eine neue Bodenerweiterung hat mindestens eine Kante mit deinem Boden gemeinsam. Eine Ecke genügt nicht, wie bei Teilen.',
  },
  'HC-5.58': {
    title: 'Boden neben Boden',
    text: 'Eine neue Bodenerweiterung liegt nirgends über deinem Boden.',
  },
  'HC-5.59': {
    title: 'Die Front einer Bodenplatte',
    text: 'Die Front einer Bodenplatte ist die Reihe von Tischfeldern gleich vor ihrem Freihaltestreifen: {floorTiles.main.front|Feld|Felder} bei der Grundplatte, {floorTiles.expansion.front} bei einer Bodenerweiterung.',
  },
  'HC-5.60': {
    title: 'Fronten bleiben frei',
    text: 'Boden bedeckt nie die Front einer deiner Bodenplatten, ob alt oder neu.',
  },
  'HC-5.61': {
    title: 'Neben dem Streifen',
    text: 'Gedruckt bleibt der Tisch leer, wo er an einen Freihaltestreifen grenzt. Wir halten seine Front frei: An die kurze äußere Kante darfst du Boden legen. In der Option mit Front und Seite bedeckt keine andere Bodenplatte ein Tischfeld neben einem Streifen.',
  },
  'HC-5.62': {
    title: 'Gemeinsame Fronten und Höfe',
    text: 'Fronten verschiedener Bodenplatten dürfen zusammenfallen. Eine Front darf in einem Hof liegen, den Boden auf allen Seiten umschließt.',
  },
  'HC-5.63': {
    title: 'Nutzbar ab nächstem Jahr',
    text: 'Die schwarzen Felder und die Laderampe einer neuen Bodenerweiterung zählen ab dem nächsten Jahr.',
  },
}
