import type { en } from './messages.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  name: 'Carriage House',
  summary: '{game}: Zug fällig',
  text: 'Mit diesem Termin endet deine Zeit. Danach spielt ein Bot für dich, bis du zurück bist.\n{link}',
}
