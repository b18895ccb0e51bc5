/** What the pages of rules say. It comes with those pages, not with the first. */
export const en = {
  'list.title': 'Rules',
  'list.lead': 'Each game in two minutes, the full rules, and a reference card to keep beside the board.',
  'list.read': 'Read the rules',
  'list.learn': 'Learn by playing',
  'page.all': 'All rules',
  'page.contents': 'Contents',
  'page.overview': 'In two minutes',
  'page.card': 'Reference card',
  'page.chapters': 'Full rules, in order of play',
  'page.chapter': '{name} ({count, plural, one {# rule} other {# rules}})',
  'page.glossary': 'Glossary',
  'page.open': 'Open questions and our rulings',
  'page.print': 'Print',
  'page.restsOn': 'Based on: ',
  'page.picture': 'Part of the board during a game',
  'example.name': 'Worked example',
  'example.some': '{count, plural, one {A playable example} other {# playable examples}}',
  'example.again': 'Start over',
  'example.rules': 'Back to rules',
  'page.found': '{count, plural, =0 {No matching rules.} one {# rule found} other {# rules found}}',
}

export type RulesMessage = keyof typeof en
