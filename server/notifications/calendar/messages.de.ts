import type { en } from './messages.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  name: 'Carriage House',
  summary: '{game}: dein Zug wird fällig',
  text: 'Mit diesem Eintrag endet deine Zeit für diese Entscheidung. Danach spielt ein Bot für dich, bis du zurück bist.\n{link}',
}
