/** What the pages of rules say. It comes with those pages, not with the first. */
export const en = {
  'list.title': 'Rules',
  'list.lead':
    'What each game is about in two minutes, how it is played in detail, and a card to keep beside the board.',
  'list.read': 'Read the rules',
  'list.learn': 'Learn by playing',
  'page.all': 'Rules of all games',
  'page.contents': 'Contents',
  'page.overview': 'In two minutes',
  'page.card': 'Reference card',
  'page.chapters': 'All rules, in the order of play',
  'page.chapter': '{name} ({count, plural, one {# rule} other {# rules}})',
  'page.glossary': 'Glossary',
  'page.open': 'What is not certain, and how we decide',
  'page.print': 'Print',
  'page.restsOn': 'Rules: ',
  'page.picture': 'A part of the board in a game that is being played',
  'example.name': 'Worked example',
  'example.some': '{count, plural, one {An example to play} other {# examples to play}}',
  'example.again': 'From the beginning',
  'example.rules': 'Back to the rules',
  'page.found': '{count, plural, =0 {No rule has all these words.} one {# rule found} other {# rules found}}',
}

export type RulesMessage = keyof typeof en
