import type { LessonMessage } from './messages.en.ts'

export const de: Readonly<Record<LessonMessage, string>> = {
  'lesson.name': 'Lektion',
  'lesson.label': 'Lektion, Schritt {step} von {steps}',
  'lesson.rule': 'Regel {rule}',
  'lesson.stuck': 'Tipp',
  'lesson.read': 'Lies den Text oben, dann weiter.',
  'lesson.goOn': 'Weiter',
  'lesson.skip': 'Überspringen',
  'lesson.known': 'Ich kenne die Regeln',
  'lesson.later.section': 'Lektionen',
  'lesson.later.title': 'Später',
  'lesson.later.text': 'Das wäre erlaubt, kommt aber später. Mach zuerst, was oben steht, oder verlass die Lektion.',

  'lesson.later.place': 'Das wäre erlaubt. In dieser Lektion nimm ein helles Feld.',

  'fork.title': 'Das war eine ganze Runde',
  'fork.known.title': 'Wie geht es weiter?',
  'fork.lead': 'Eine ganze Partie hat drei. Wer am meisten verdient, gewinnt.',
  'fork.finish': 'Diese Partie zu Ende spielen',
  'fork.invite': 'Jemanden einladen',
  'fork.people': 'Mit anderen lernen',
  'fork.next': 'So geht es richtig: zehn Minuten mehr',
  'fork.again': 'Lektion von vorn',
  'fork.new': 'Neue Partie gegen Bots',
  'fork.save': 'Partien sichern?',
  'fork.save.why': 'Sie sind nur auf diesem Gerät. Mit Passkey oder Mailadresse findest du sie überall.',
  'fork.save.link': 'Sichern',
  'fork.save.skip': 'Nicht jetzt',
}
