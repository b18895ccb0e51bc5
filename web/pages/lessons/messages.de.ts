import type { LessonMessage } from './messages.en.ts'

export const de: Readonly<Record<LessonMessage, string>> = {
  'lesson.name': 'Lektion',
  'lesson.label': 'Lektion, Schritt {step} von {steps}',
  'lesson.rule': 'Regel {rule}',
  'lesson.stuck': 'Tipp',
  'lesson.read': 'Lies, was oben steht, dann geh weiter.',
  'lesson.goOn': 'Weiter',
  'lesson.skip': 'Überspringen',
  'lesson.known': 'Ich kenne die Regeln',
  'lesson.later.section': 'Lektionen',
  'lesson.later.title': 'Später',
  'lesson.later.text':
    'Das Spiel erlaubt es. Die Lektion kommt später dazu; tu zuerst, was oben steht, oder verlass die Lektion.',

  'lesson.later.place': 'Das wäre erlaubt. Nimm in dieser Lektion einen hellen Platz.',

  'fork.title': 'Das war eine ganze Runde',
  'fork.known.title': 'Wie geht es weiter?',
  'fork.lead': 'Das ganze Spiel hat drei. Wer am meisten verdient hat, gewinnt.',
  'fork.finish': 'Diese Partie zu Ende spielen',
  'fork.invite': 'Jemanden einladen',
  'fork.people': 'Mit anderen lernen, die gerade da sind',
  'fork.next': 'Wie es wirklich geht: zehn Minuten mehr',
  'fork.again': 'Die Lektion von vorn',
  'fork.new': 'Eine neue Partie gegen Bots',
  'fork.save': 'Deine Partien behalten?',
  'fork.save.why': 'Dieses Gerät merkt sie sich. Mit Passkey oder Adresse kommst du von überall zurück.',
  'fork.save.link': 'Behalten',
  'fork.save.skip': 'Nicht jetzt',
}
