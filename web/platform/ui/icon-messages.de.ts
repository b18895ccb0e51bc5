import type { en } from './icon-messages.en.ts'

/** Was die Einstellungen über die Namen der Zeichen sagen. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  names: 'Namen neuer Zeichen',
  why: 'Ein Zeichen wird neben dem Brett benannt, bis du es dreimal benutzt hast. Wähle es neu, um alle Namen wieder zu sehen.',
}
