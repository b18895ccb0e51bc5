import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-7.1': {
    title: 'Einen Serienchip einsetzen',
    text: 'Ein Serienchip ist ein freier Einsatz in deinem Zug, auch in dem Zug, in dem du ihn bekommen hast.',
  },
  'AE-7.2': {
    title: 'Auf ein eigenes Auto',
    text: 'Du legst den Chip auf ein eigenes Auto auf dem Markt; ohne eines kannst du ihn nicht einsetzen. Auf einem fremden Auto würde er nur der anderen Firma helfen; das darfst du nur, wenn euer Tisch es vereinbart hat.',
  },
  'AE-7.3': {
    title: 'Der Investor stellt sich an',
    text: 'In diesem Augenblick kommt der Investor des Chips auf das erste freie Feld der Investorenleiste, von oben.',
  },
  'AE-7.4': {
    title: 'Beliebig viele Chips',
    text: 'Du darfst in einem Zug beliebig viele Chips einsetzen, und auf einem Auto dürfen beliebig viele liegen; gedruckt ist keine Grenze.',
  },
  'AE-7.5': {
    title: 'Chips sind keine Marker',
    text: 'Serienchips sind keine Ingenieurmarker, darum begrenzen AE-9.13 bis AE-9.17 sie nicht.',
  },
  'AE-7.6': {
    title: 'Chips bleiben, wo sie liegen',
    text: 'Einen eingesetzten Chip kannst du weder verschieben noch zurücknehmen.',
  },
  'AE-7.7': {
    title: 'Verkauft und noch da',
    text: 'Wird ein Auto mit Chips verkauft, kommt ein Chip weg, und das Auto bleibt mit allem anderen auf dem Markt.',
  },
  'AE-7.8': {
    title: 'Chips auf unverkauften Autos',
    text: 'Chips auf einem Auto, das bis zum Aufräumen niemand gekauft hat, kommen mit ihm weg.',
  },
  'AE-7.9': {
    title: 'Investoren, die du behältst',
    text: 'Ungenutzte Investoren und Chips bleiben für spätere Runden bei dir. Am Ende des Spiels sind sie nichts wert, denn gedruckt sind dafür keine Punkte.',
  },
  'AE-7.10': {
    title: 'Ein Investor bleibt stehen',
    text: 'Ein Investor auf der Leiste bleibt dort, bis er gekauft hat oder bis zum Aufräumen, auch wenn ein Sofortverkauf seinen Chip verbraucht hat. Nichts nimmt ihn zurück.',
  },
  'AE-7.11': {
    title: 'Chips im letzten Zug',
    text: 'Du darfst einen Chip auch noch einsetzen, nachdem dein Auto den Markt gefüllt hat, und in dem Zug, der den Marktmarker auf Feld {marketTrack.spaces} bringt.',
  },
  'AE-7.12': {
    title: 'Investoren kaufen zuletzt',
    text: 'Nach allen aktiven Käufern versucht jeder Investor auf der Leiste, ein Auto zu kaufen, von oben nach unten.',
  },
  'AE-7.13': {
    title: 'Das billigste passende Auto',
    text: 'Ein Investor kauft das billigste Auto, das seine Bedingung erfüllt, gleich von welcher Firma, nicht nur von der, die den Chip eingesetzt hat.',
  },
  'AE-7.14': {
    title: 'Kein passendes Auto',
    text: 'Erfüllt kein Auto seine Bedingung, kauft ein Investor nichts.',
  },
  'AE-7.15': {
    title: 'Investoren zahlen den Preis',
    text: 'Für einen Verkauf an einen Investor bekommst du nur den Preis: Nichts wird verdoppelt, und weder Brayton noch Packard geben etwas dazu.',
  },
  'AE-7.16': {
    title: 'Investoren nach der Wertung',
    text: 'Nach der Wertung kommt jeder Investor auf der Leiste in die Schachtel.',
  },
  'AE-7.17': {
    title: 'Selden: eine Streckenrunde',
    text: 'Der Rennwagen der Firma hat in dieser Runde mindestens {investors.rows.selden.condition.least|Streckenrunde|Streckenrunden} vollendet.',
  },
  'AE-7.18': {
    title: 'Chrysler: auch eine Streckenrunde',
    text: 'Der Rennwagen der Firma hat wie bei Selden in dieser Runde mindestens {investors.rows.chrysler.condition.least|Streckenrunde|Streckenrunden} vollendet.',
  },
  'AE-7.19': {
    title: 'Leland: Luxus {investors.rows.leland.condition.least}',
    text: 'Das Auto hat Luxus {investors.rows.leland.condition.least} oder mehr; der Verkäufer zählt {workers.salespersonLuxury}.',
  },
  'AE-7.20': {
    title: 'Studebaker: Luxus {investors.rows.studebaker.condition.least}',
    text: 'Das Auto hat Luxus {investors.rows.studebaker.condition.least} oder mehr.',
  },
  'AE-7.21': {
    title: 'Ford: Motor {investors.rows.ford.condition.least}',
    text: 'Das Auto hat einen Motorwert von {investors.rows.ford.condition.least} oder mehr; ein Motormarker auf dem Auto zählt mit, denn er erhöht den Wert.',
  },
  'AE-7.22': {
    title: 'Rice: Karosserie {investors.rows.rice.condition.least}',
    text: 'Das Auto hat einen Karosseriewert von {investors.rows.rice.condition.least} oder mehr; ein Karosseriemarker auf dem Auto zählt mit, denn er erhöht den Wert.',
  },
  'AE-7.23': {
    title: 'Dodge: zwei Auszeichnungen',
    text: 'Die Firma des Autos hat mindestens {investors.rows.dodge.condition.least|Auszeichnung|Auszeichnungen}.',
  },
  'AE-7.24': {
    title: 'Olds: ein Ingenieurchip',
    text: 'Die Firma des Autos hat mindestens einen nicht ausgegebenen Ingenieurchip auf einem ihrer Ingenieure. Euer Tisch darf wählen, dass auch der lose Chip eines Startbonus zählt.',
  },
  'AE-7.25': {
    title: 'Durant: jedes Auto',
    text: 'Durant hat keine Bedingung.',
  },
  'AE-7.26': {
    title: 'Streckenrunden für Selden und Chrysler',
    text: 'Für ihre Bedingung zählen die Streckenrunden am Ende der Aktionsphase, obwohl die Rundenmarker vor dem Verkauf zurückgehen. Sonst könnten die beiden nie kaufen.',
  },
  'AE-7.27': {
    title: 'Mehrere Firmen passen',
    text: 'Erfüllen mehrere Firmen eine Bedingung an die Firma, passen die Autos von allen, und das billigste wird gekauft. Die gedruckte Einzahl sagt nicht, welche Firma gemeint wäre.',
  },
}
