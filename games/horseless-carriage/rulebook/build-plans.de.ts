import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-5.64': {
    title: 'Ein Plan im Jahr',
    text: 'In jeder Phase 3 reichst du einen Plan ein: alles, was du baust, und die Bodenerweiterung, wenn du eine zu legen hast.',
  },
  'HC-5.65': {
    title: 'Jederzeit einreichen',
    text: 'Du darfst deinen Plan während der Phase 3 jederzeit einreichen, vor den anderen oder nach ihnen.',
  },
  'HC-5.66': {
    title: 'Gebaut wird der Reihe nach',
    text: 'Pläne werden in der Baureihenfolge gebaut. Haben alle vor dir gebaut, so wird dein Plan gebaut, sobald du ihn einreichst.',
  },
  'HC-5.67': {
    title: 'Vorläufige Pläne',
    text: 'Bis alle vor dir gebaut haben, ist dein Plan vorläufig, und du darfst ihn frei ersetzen oder zurückziehen.',
  },
  'HC-5.68': {
    title: 'Wenn dein Plan an der Reihe ist',
    text: 'Wenn er an der Reihe ist, wird ein vorläufiger Plan noch einmal am Vorrat geprüft; sonst kann sich nichts geändert haben. Ist er noch möglich, so wird er automatisch gebaut.',
  },
  'HC-5.69': {
    title: 'Pläne sind verdeckt',
    text: 'Bis dein Plan gebaut wird, siehst nur du ihn; die anderen sehen, ob du einen eingereicht hast. In der Option mit offenen Plänen sehen alle die eingereichten Pläne.',
  },
  'HC-5.70': {
    title: 'Plan wieder offen',
    text: 'Fehlt etwas im Vorrat, wenn dein Plan gebaut werden soll, so ist der Plan wieder offen: Er ist nicht mehr eingereicht, du behältst seinen Inhalt, und die neuen Teile, von denen zu wenige da sind, werden markiert.',
  },
  'HC-5.71': {
    title: 'Ende der Phase 3',
    text: 'Phase 3 endet, wenn alle Pläne gebaut sind.',
  },
  'HC-5.72': {
    title: 'Niemand sitzt fest',
    text: 'Für die Bodenerweiterung gibt es immer eine erlaubte Stelle. Ein Plan nur mit der Bodenerweiterung, in Jahr 7 ein leerer, ist also immer erlaubt.',
  },
  'HC-5.73': {
    title: 'Abgelehnte Pläne ändern nichts',
    text: 'Wird ein Plan beim Einreichen abgelehnt, so ändert das nichts: Ein früher eingereichter Plan bleibt eingereicht, und ein zurückgezogener oder wieder offener behält Inhalt und Markierungen.',
  },
}
