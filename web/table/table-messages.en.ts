/** What only a table says. It comes with the table, not with the first page. */
export const en = {
  'plate.rank': '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'plate.standing':
    '{points, plural, one {# point} other {# points}}{rank, plural, =0 {} other {, place #}}{change, plural, =0 {} other {, # of them of late}}',
  'plate.hidden': 'Points are hidden until the end',
  'sound.label': 'Sound',
  'sound.on': 'Turn the sound on',
  'sound.off': 'Turn the sound off',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.speed': 'Speed of the replay',
  'replay.chapter': 'Chapter',
  'replay.opening': 'Set-up',
  'replay.seat': 'Whose view',
  'replay.spectator': 'As a spectator',
  'replay.as': 'As {name}',
  'show.me': 'Show me',
  'show.title': 'Since your last turn',
  'show.before': 'The table after your last turn.',
  'show.step': '{step} of {steps}',
  'show.next': 'Next',
  'show.done': 'That was all',
  'show.leave': 'Back to the table',
  'log.older': 'Show what happened before',
}

export type TableMessage = keyof typeof en
