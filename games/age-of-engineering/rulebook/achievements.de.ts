import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-11.1': {
    title: 'Wer zuerst kommt',
    text: 'Jede Auszeichnung wird einmal je Partie vergeben, an die erste Firma, die ihre Bedingung erfüllt.',
  },
  'AE-11.2': {
    title: 'Sofort vergeben',
    text: 'Du bekommst sie von selbst, sobald die Bedingung erfüllt ist, auch mitten in einer Aktion.',
  },
  'AE-11.3': {
    title: 'Auf Dauer dein',
    text: 'Du behältst sie, auch wenn die Bedingung später nicht mehr erfüllt ist.',
  },
  'AE-11.4': {
    title: 'Offen in späteren Runden',
    text: 'Eine Auszeichnung, die noch niemand hat, ist auch in späteren Runden zu gewinnen.',
  },
  'AE-11.5': {
    title: 'Mehrere auf einmal',
    text: 'Ein Ereignis kann dir mehrere Auszeichnungen bringen.',
  },
  'AE-11.6': {
    title: 'Auszeichnung: erste Streckenrunde',
    text: 'Dein Rennwagen vollendet eine Streckenrunde: {achievements.rows.lap1.points|Punkt|Punkte}.',
  },
  'AE-11.7': {
    title: 'Auszeichnung: zweite Streckenrunde',
    text: 'Dein Rennwagen vollendet seine zweite Streckenrunde in derselben Runde: {achievements.rows.lap2.points|Punkt|Punkte}.',
  },
  'AE-11.8': {
    title: 'Auszeichnung: zweiter Käufer',
    text: 'Du bringst einen Käufer zu den aktiven Käufern, und jetzt haben zwei von ihnen seine Vorliebe, gleich wer den ersten brachte: {achievements.rows.buyer.points|Punkt|Punkte}.',
  },
  'AE-11.9': {
    title: 'Auszeichnung: zwei Autos',
    text: 'Du hast zwei Autos zur selben Zeit auf dem Markt: {achievements.rows.market.points|Punkt|Punkte}.',
  },
  'AE-11.10': {
    title: 'Auszeichnung: Karosserie 3',
    text: 'In einer deiner Werkstätten steht eine Karosserie vom Wert 3 oder mehr: {achievements.rows.body3.points|Punkt|Punkte}. Höhere Werte zählen, denn eine Karosserie 6 bringt beide.',
  },
  'AE-11.11': {
    title: 'Auszeichnung: Karosserie 6',
    text: 'In einer deiner Werkstätten steht eine Karosserie vom Wert 6 oder mehr: {achievements.rows.body6.points|Punkt|Punkte}. Wie in der älteren Ausgabe zählen höhere Werte.',
  },
  'AE-11.12': {
    title: 'Auszeichnung: Motor 4',
    text: 'In einer deiner Werkstätten steht ein Motor vom Wert 4 oder mehr: {achievements.rows.engine4.points|Punkt|Punkte}. Die 3 in einer gedruckten Anmerkung zu Motor 7 ist ein Druckfehler.',
  },
  'AE-11.13': {
    title: 'Auszeichnung: Motor 7',
    text: 'In einer deiner Werkstätten steht ein Motor vom Wert 7: {achievements.rows.engine7.points|Punkt|Punkte}.',
  },
  'AE-11.14': {
    title: 'Nur Teile in Werkstätten',
    text: 'Für diese Auszeichnungen zählen nur Teile in Werkstätten: nicht der Rennmotor und kein durch Marker erhöhter Wert, wie in der älteren Ausgabe. Teile aus Startboni und Sofortboni zählen.',
  },
  'AE-11.15': {
    title: 'Auszeichnung: alle Arbeiter',
    text: 'In deinem Vorrat ist kein Arbeiter mehr: Alle {workers.perColour} sind in deiner Kantine, in deinem Rennteam oder auf deinen Autos. Der Verkäufer ist gleichgültig. {achievements.rows.workers.points|Punkt|Punkte}.',
  },
  'AE-11.16': {
    title: 'Auszeichnung: drei Ingenieure',
    text: 'Du hast drei Ingenieure: {achievements.rows.engineers.points|Punkt|Punkte}.',
  },
}
