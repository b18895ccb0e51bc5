import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-5.1': {
    title: 'Karosserie bauen',
    text: 'Nimm eine Karosserie, deren Wert deiner Karosseriestufe entspricht.',
  },
  'AE-5.2': {
    title: 'Kein anderer Wert',
    text: 'Du darfst keine Karosserie mit einem anderen Wert nehmen, weder höher noch niedriger.',
  },
  'AE-5.3': {
    title: 'In eine leere Werkstatt',
    text: 'Die Karosserie kommt in eine leere Werkstatt.',
  },
  'AE-5.4': {
    title: 'Volle Werkstätten',
    text: 'Sind alle {companyBoard.workshops} Werkstätten voll, wenn du baust, musst du zuerst eines der Teile darin in den allgemeinen Vorrat zurückgeben, Karosserie oder Motor nach deiner Wahl. Das wird bei jeder Aktion geprüft, denn ein Plättchen kann zwei davon haben.',
  },
  'AE-5.5': {
    title: 'Das neue Teil bleibt',
    text: 'Das neue Teil kann nicht das sein, das du zurückgibst.',
  },
  'AE-5.6': {
    title: 'Zurückgeben nur für Platz',
    text: 'Solange eine deiner Werkstätten leer ist, darfst du kein Teil zurückgeben. Gedruckt gehen Teile nur zurück, wenn alle voll sind.',
  },
  'AE-5.7': {
    title: 'Immer ein Teil da',
    text: 'Bauen scheitert nie daran, dass Teile fehlen.',
  },
  'AE-5.8': {
    title: 'Werkstätten sind gleich',
    text: 'In welcher Werkstatt ein Teil steht, ist gleichgültig; keine Regel nennt eine bestimmte.',
  },
  'AE-5.9': {
    title: 'Karosserien fahren kein Rennen',
    text: 'Eine Karosserie kommt nie auf deinen Rennwagen.',
  },
}
