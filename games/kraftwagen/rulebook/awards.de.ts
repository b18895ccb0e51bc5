import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-10.1': {
    title: 'Wer zuerst kommt',
    text: 'Jede Auszeichnung wird einmal vergeben: Wer ihre Bedingung zuerst erfüllt, bekommt sie in genau diesem Augenblick.',
  },
  'KW-10.2': {
    title: 'Auszeichnungen bleiben zu haben',
    text: 'Eine Auszeichnung, die noch niemand hat, bleibt auch in späteren Runden zu haben.',
  },
  'KW-10.3': {
    title: 'Mehrere Auszeichnungen auf einmal',
    text: 'Ein Ereignis kann dir mehrere Auszeichnungen bringen.',
  },
  'KW-10.4': {
    title: 'Auszeichnungen sind endgültig',
    text: 'Du bekommst eine Auszeichnung von selbst, kannst sie nicht ablehnen und verlierst sie nie; die gedruckten Regeln lassen keine Wahl.',
  },
  'KW-10.5': {
    title: 'Auszeichnung: erste Streckenrunde',
    text: 'Wer zuerst eine Streckenrunde vollendet: {awards.rows.lap1.points|Punkt|Punkte}.',
  },
  'KW-10.6': {
    title: 'Auszeichnung: zweite Streckenrunde',
    text: 'Wer zuerst innerhalb einer Runde eine zweite Streckenrunde vollendet: {awards.rows.lap2.points|Punkt|Punkte}. Es muss eine Runde sein, weil der Rundenzähler nach jedem Rennen auf 0 zurückgeht.',
  },
  'KW-10.7': {
    title: 'Auszeichnung: Käufer',
    text: 'Wer zuerst einen Käufer holt, dessen Vorliebe unter den aktiven Käufern schon vorkommt: {awards.rows.buyer.points|Punkt|Punkte}.',
  },
  'KW-10.8': {
    title: 'Wessen erster Käufer',
    text: 'Für die Käuferauszeichnung ist es gleich, wer den ersten Käufer dieser Vorliebe geholt hat.',
  },
  'KW-10.9': {
    title: 'Auszeichnung: Markt',
    text: 'Wer zuerst ein Auto anbietet, während schon ein eigenes auf dem Markt steht: {awards.rows.market.points|Punkt|Punkte}. Mit der Option für die ganze Partie ist es, wer überhaupt zuerst ein zweites Auto anbietet; die gedruckte Regel lässt sich auf beide Arten lesen.',
  },
  'KW-10.10': {
    title: 'Auszeichnung: Karosserie 3',
    text: 'Wer zuerst eine Karosserie vom Wert 3 oder mehr in eine Werkstatt stellt: {awards.rows.body3.points|Punkt|Punkte}.',
  },
  'KW-10.11': {
    title: 'Auszeichnung: Karosserie 6',
    text: 'Wer zuerst eine Karosserie vom Wert 6 oder mehr in eine Werkstatt stellt: {awards.rows.body6.points|Punkt|Punkte}.',
  },
  'KW-10.12': {
    title: 'Auszeichnung: Motor 4',
    text: 'Wer zuerst einen Motor vom Wert 4 oder mehr in eine Werkstatt stellt: {awards.rows.engine4.points|Punkt|Punkte}.',
  },
  'KW-10.13': {
    title: 'Auszeichnung: Motor 7',
    text: 'Wer zuerst einen Motor vom Wert 7 in eine Werkstatt stellt: {awards.rows.engine7.points|Punkt|Punkte}.',
  },
  'KW-10.14': {
    title: 'Beide Auszeichnungen einer Art',
    text: 'Ein Teil, das für beide Auszeichnungen seiner Art hoch genug ist, bringt beide, wenn beide noch zu haben sind.',
  },
  'KW-10.15': {
    title: 'Marker helfen hier nicht',
    text: 'Für diese Auszeichnungen erhöhen Ingenieurmarker ein Teil nicht.',
  },
  'KW-10.16': {
    title: 'Keine Auszeichnung im Rennwagen',
    text: 'Ein Motor, der in den Grand-Prix-Wagen kommt, bringt keine von ihnen.',
  },
  'KW-10.17': {
    title: 'Herkunft des Teils ist gleich',
    text: 'Ob das Teil von einer Aktion, einer Entwicklung, einer Sofortkarte oder einem Sonderbonus kommt, ist gleich. Die gedruckten Regeln nennen nur die Werkstatt.',
  },
  'KW-10.18': {
    title: 'Auszeichnung: Arbeiter',
    text: 'Wessen Vorrat an Arbeitern zuerst leer wird: {awards.rows.workers.points|Punkt|Punkte}.',
  },
  'KW-10.19': {
    title: 'Arbeiter im Spiel',
    text: 'Deine Arbeiter auf dem Rundenzähler und in der Kette gelten als im Spiel. Die anderen {count.workersAtWork} müssen also in deiner Kantine, auf deinen Entwicklungen oder auf deinen Autos sein.',
  },
  'KW-10.20': {
    title: 'Auszeichnung: Ingenieure',
    text: 'Wer zuerst drei Ingenieure hat: {awards.rows.engineers.points|Punkt|Punkte}.',
  },
}
