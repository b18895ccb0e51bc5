import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-7.1': {
    title: 'Reihum verkaufen',
    text: 'Ihr zieht in der Reihenfolge des Verkaufs, Runde um Runde, bis niemand mehr verkaufen kann.',
  },
  'HC-7.2': {
    title: 'Ein Autohaus, eine Nische',
    text: 'Wenn du am Zug bist, verkaufst du mit genau einem Autohaus in genau einer Nische.',
  },
  'HC-7.3': {
    title: 'Nur offene Autohäuser',
    text: 'Du kannst nur ein Autohaus nutzen, das dieses Jahr offen ist.',
  },
  'HC-7.4': {
    title: 'Das Fenster legen',
    text: 'Liegt das Fenster dieses Autohauses noch nicht auf dem Brett, so legst du es zuerst, im selben Zug.',
  },
  'HC-7.5': {
    title: 'Fenster bleiben liegen',
    text: 'Das Fenster eines Autohauses wird höchstens einmal im Jahr gelegt und dann weder verschoben noch gedreht.',
  },
  'HC-7.6': {
    title: 'Fenster S drehen',
    text: 'Fenster S darf liegen oder stehen.',
  },
  'HC-7.7': {
    title: 'Nur erreichbare Nischen',
    text: 'Keine Nische im Fenster darf in einer der beiden aktiven Eigenschaften mehr verlangen, als das Autohaus bietet.',
  },
  'HC-7.8': {
    title: 'Über den Rand',
    text: 'Ein Fenster darf über jeden Rand des Bretts hinausragen; was draußen liegt, zählt nicht. Das erlauben wir immer, denn so wird keine Nische erreicht, die nicht auch anders erreichbar wäre.',
  },
  'HC-7.9': {
    title: 'Mindestens eine Nische',
    text: 'Im Fenster liegt mindestens eine Nische des Bretts; sonst ließe sich darin nichts verkaufen.',
  },
  'HC-7.10': {
    title: 'Fenster übereinander',
    text: 'Fenster dürfen andere Fenster teilweise oder ganz überdecken, eigene und fremde.',
  },
  'HC-7.11': {
    title: 'Innerhalb des Fensters',
    text: 'Die Nische, in der du verkaufst, liegt im Fenster des Autohauses, das du nutzt.',
  },
  'HC-7.12': {
    title: 'Wie viele verkauft werden',
    text: 'Von jeder Art, die das Autohaus verkauft, verkaufst du so viele, wie Käufer in der Nische stehen, oder so viele, wie sein Lager noch hergibt, wenn das weniger ist.',
  },
  'HC-7.13': {
    title: 'Nichts wird zurückgehalten',
    text: 'Alle Arten werden im selben Zug verkauft. Du kannst nichts zurückhalten.',
  },
  'HC-7.14': {
    title: 'Bediente Käufer gehen',
    text: 'Jeder bediente Käufer verlässt das Brett und nimmt ein Fahrzeug aus dem Lager eines Fließbands.',
  },
  'HC-7.15': {
    title: 'Zwei deiner Fenster',
    text: 'Liegt eine Nische in den Fenstern zweier deiner Autohäuser, so nennst du eines davon. Ihre Lager werden nicht zusammengezählt, aber jedes darf das Lager eines gemeinsamen Fließbands nutzen.',
  },
  'HC-7.16': {
    title: 'Noch einmal dieselbe Nische',
    text: 'In späteren Zügen darfst du wieder in derselben Nische verkaufen, auch mit einem anderen Autohaus.',
  },
  'HC-7.17': {
    title: 'Wer verkaufen kann, muss',
    text: 'Wenn du verkaufen kannst, musst du einen Zug machen, der mindestens ein Fahrzeug verkauft; passen kannst du nicht. In der Option mit wartenden Fenstern darfst du stattdessen ein ungenutztes Fenster eines offenen Autohauses nach HC-7.6 bis HC-7.9 legen und nichts verkaufen.',
  },
  'HC-7.18': {
    title: 'Wann du verkaufen kannst',
    text: 'Du kannst verkaufen, wenn ein offenes Autohaus etwas im Lager hat für einen Käufer in seinem Fenster oder, wenn das Fenster noch nicht liegt, in einer Nische, die seine Werte erreichen. Irgendein Fenster bedeckt eine solche Nische immer.',
  },
  'HC-7.19': {
    title: 'Neues Fenster oder altes',
    text: 'In jedem Zug wählst du frei, ob du ein neues Fenster legst oder eines nutzt, das schon auf dem Brett liegt.',
  },
  'HC-7.20': {
    title: 'Übersprungen bis zum Schluss',
    text: 'Wenn du nicht verkaufen kannst, wirst du für den Rest der Phase übersprungen, denn Käufer und Lager werden nur weniger.',
  },
  'HC-7.21': {
    title: 'Ende der Verkaufsphase',
    text: 'Die Phase endet, wenn alle übersprungen werden.',
  },
  'HC-7.22': {
    title: 'Geld für ein Fahrzeug',
    text: 'Jedes verkaufte Fahrzeug bringt den Preis des Segments, in dem seine Nische liegt, dazu {bonuses.rows.car} für ein Auto, {bonuses.rows.truck} für einen Laster oder {bonuses.rows.sports} für einen Sportwagen.',
  },
  'HC-7.23': {
    title: 'Preise bleiben stehen',
    text: 'Während der Phase ändern sich die Preise nicht; gesetzt werden sie nur in Phase 8.',
  },
  'HC-7.24': {
    title: 'Sofort zum Vermögen',
    text: 'Was du einnimmst, kommt sofort zu deinem Vermögen.',
  },
  'HC-7.25': {
    title: 'Nicht mehr als das Lager',
    text: 'In einem Jahr liefert kein Fließband mehr, als in seinem Lager ist.',
  },
  'HC-7.26': {
    title: 'Mehrere Fließbänder zugleich',
    text: 'Ein Autohaus mit mehreren Fließbändern einer Art darf in einem Zug aus allen schöpfen.',
  },
  'HC-7.27': {
    title: 'Welches Fließband liefert',
    text: 'Könnten mehrere Fließbänder liefern, so darfst du sagen, wie viele von jedem kommen. Sonst liefern zuerst die, die an weniger offene Autohäuser grenzen, dann die mit größerem Lager, dann die früher gebauten, nach Jahr und Stelle im Plan. In der Option ohne Wahl entscheidet immer diese Folge.',
  },
  'HC-7.28': {
    title: 'Aufräumen',
    text: 'Am Ende der Phase kommen alle Fenster zu ihren Besitzern zurück, und alle Lager werden leer, denn Phase 4 bestimmt alles neu.',
  },
  'HC-7.29': {
    title: 'Nicht bediente Käufer bleiben',
    text: 'Käufer, die niemand bedient hat, bleiben auf dem Brett.',
  },
  'HC-7.30': {
    title: 'Fließbänder nennen',
    text: 'Nennst du für eine Art Fließbänder, so muss jedes angrenzen und von dieser Art sein, keines gibt mehr als sein Lager, und zusammen geben sie genau, was verkauft wird. Arten, für die du keine nennst, folgen der Folge, die vor dem Verkauf feststand; jedes Fließband wird geleert, bevor das nächste liefert. In der Option ohne Wahl nennst du keine.',
  },
  'HC-7.31': {
    title: 'Nichts zu entscheiden',
    text: 'Kannst du nur auf genau eine Weise weiter verkaufen, so wird das sofort für dich ausgeführt. Bedienen alle Fließbänder, die liefern könnten, dieselben offenen Autohäuser, so wirst du nicht gefragt, welche von ihnen liefern. Alles, wovon das abhängt, liegt offen.',
  },
}
