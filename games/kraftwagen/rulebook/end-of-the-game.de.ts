import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-11.1': {
    title: 'Ende des Spiels',
    text: 'Das Spiel endet nach der Wertung von Runde 3.',
  },
  'KW-11.2': {
    title: 'Endabrechnung',
    text: 'Deine Punkte sind dein Geld, aus weißen wie aus farbigen Markern, plus die Punkte deiner Auszeichnungen.',
  },
  'KW-11.3': {
    title: 'Was nicht zählt',
    text: 'Sonst zählt nichts: Teile, Arbeiter, Karten und Ingenieurmarker sind 0 wert.',
  },
  'KW-11.4': {
    title: 'Die meisten Punkte gewinnen',
    text: 'Wer die meisten Punkte hat, gewinnt.',
  },
  'KW-11.5': {
    title: 'Gleichstand an der Spitze',
    text: 'Bei Gleichstand teilt ihr euch den Sieg; die gedruckten Regeln nennen keine Entscheidung. Mit der Option Stichentscheid gewinnt, wer mehr Ingenieure hat, und nur bei erneutem Gleichstand wird der Sieg geteilt.',
  },
  'KW-11.6': {
    title: 'Alles wird aufgedeckt',
    text: 'Am Ende werden Geld und Auszeichnungen aller aufgedeckt.',
  },
}
