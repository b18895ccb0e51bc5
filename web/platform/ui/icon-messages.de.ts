import type { en } from './icon-messages.en.ts'

/** Was die Einstellungen über die Namen der Zeichen sagen. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  names: 'Neue Zeichen erklären',
  why: 'Ein Zeichen wird neben dem Brett erklärt, bis du es dreimal benutzt hast. Schalt das aus und wieder ein, um alle Erklärungen neu zu sehen.',
}
