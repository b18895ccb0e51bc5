import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-9.1': {
    title: 'Ein Auto oder keines',
    text: 'In deinem Angebotsschritt darfst du ein Auto auf dem Markt anbieten oder keines.',
  },
  'AE-9.2': {
    title: 'Nie zwei Autos',
    text: 'In einem Angebotsschritt bietest du höchstens ein Auto an.',
  },
  'AE-9.3': {
    title: 'Nach allen Aktionen',
    text: 'Ein Auto bietest du erst nach allen Aktionen deines Zuges an.',
  },
  'AE-9.4': {
    title: 'Eine Karosserie und ein Motor',
    text: 'Du brauchst eine Karosserie und einen Motor aus deinen Werkstätten.',
  },
  'AE-9.5': {
    title: 'Jemand, der es verkauft',
    text: 'Du brauchst mindestens einen Arbeiter oder den Verkäufer aus deiner Kantine.',
  },
  'AE-9.6': {
    title: 'Ein Feld und ein Preis',
    text: 'Du brauchst ein freies Feld auf dem Markt und einen Preismarker von der Preistafel.',
  },
  'AE-9.7': {
    title: 'Deine freie Wahl',
    text: 'Karosserie, Motor, Preismarker und Mannschaft wählst du frei: beliebig viele Arbeiter, mit oder ohne Verkäufer.',
  },
  'AE-9.8': {
    title: 'Alles zusammen',
    text: 'Die Teile verlassen Werkstätten, Kantine und Preistafel und bilden das Auto. Auf welchem Feld des Marktes es steht, ist gleichgültig; keine Regel nennt eines.',
  },
  'AE-9.9': {
    title: 'Werte eines Autos',
    text: 'Karosserie und Motor: der Wert des Plättchens plus ein Marker auf dem Auto. Luxus: die Arbeiter der Mannschaft und {workers.salespersonLuxury} mehr mit dem Verkäufer. Preis: der Preismarker.',
  },
  'AE-9.10': {
    title: 'Ein angebotenes Auto bleibt',
    text: 'Ein angebotenes Auto kann nicht mehr geändert oder zurückgezogen werden, außer durch Kettering, einen Serienchip, einen Sofortverkauf oder die Wertung.',
  },
  'AE-9.11': {
    title: 'Immer ein Preis übrig',
    text: 'Mit den Standardtabellen fehlt auf der Preistafel nie ein Marker für ein Auto: Sie hat {rounds.rows.1.prices.length}, der Markt {players.rows.4.marketSpaces|Feld|Felder}, und Sofortverkäufe verbrauchen den Rest nicht.',
  },
  'AE-9.12': {
    title: 'Keine zwei gleichen Preise',
    text: 'Alle Autos auf dem Markt haben jederzeit verschiedene Preise.',
  },
  'AE-9.13': {
    title: 'Ein Marker auf einem Auto',
    text: 'Ein Auto hat höchstens einen Ingenieurmarker, von Winton oder von Christie, und bekommt ihn nur beim Anbieten.',
  },
  'AE-9.14': {
    title: 'Ein Marker je Schritt',
    text: 'In jedem der beiden Schritte deines Zuges darfst du höchstens einen Ingenieurmarker einsetzen, die von Winton, Christie, Kettering und Packard zusammengezählt.',
  },
  'AE-9.15': {
    title: 'Marker vor und zwischen Aktionen',
    text: 'Ein Marker, den du vor der Wahl eines Plättchens oder vor deiner letzten Aktion einsetzt, zählt zum Aktionsschritt. Die Grenze braucht eine Trennung der Schritte.',
  },
  'AE-9.16': {
    title: 'Marker nach der letzten Aktion',
    text: 'Ein Marker, den du nach deiner letzten Aktion und vor dem Anbieten einsetzt, zählt zum Aktionsschritt, wenn du dort keinen eingesetzt hast, sonst zum Angebotsschritt. Du hättest ihn einen Augenblick früher spielen können.',
  },
  'AE-9.17': {
    title: 'Marker ab dem Anbieten',
    text: 'Ein Marker, den du beim Anbieten auf ein Auto legst oder danach einsetzt, zählt zum Angebotsschritt. Ein Marker des Aktionsschritts, den du vor dem Anbieten nicht eingesetzt hast, ist also für diesen Zug verloren, außer euer Tisch hat gewählt, dass du ihn noch nach dem Anbieten einsetzen darfst.',
  },
  'AE-9.18': {
    title: 'Ein Marker und sein Auto',
    text: 'Der Marker bleibt auf dem Auto, wenn ein Serienchip wegkommt. Er kommt in die Schachtel, wenn das Auto den Markt verlässt.',
  },
}
