/** What all lessons say in English. They are loaded when a lesson begins. */
export const en = {
  'lesson.name': 'Lesson',
  'lesson.label': 'Lesson, step {step} of {steps}',
  'lesson.rule': 'Rule {rule}',
  'lesson.stuck': 'Hint',
  'lesson.goOn': 'Go on',
  'lesson.read': 'Read what stands at the top, then go on.',
  'lesson.skip': 'Skip step',
  'lesson.known': 'I know the rules',
  'lesson.later.section': 'Lessons',
  'lesson.later.title': 'Later',
  'lesson.later.text':
    'The game allows this. The lesson comes to it later; do first what stands at the top, or leave the lesson.',

  'lesson.later.place': 'That would be legal. In this lesson, take a lit place.',

  'fork.title': 'That was a whole round',
  'fork.known.title': 'How do you go on?',
  'fork.lead': 'The full game has three. Whoever has earned most wins.',
  'fork.finish': 'Finish this game',
  'fork.invite': 'Invite a friend',
  'fork.people': 'Join people learning now',
  'fork.next': 'How it really works: ten minutes more',
  'fork.again': 'The lesson from the beginning',
  'fork.new': 'A new game against bots',
  'fork.save': 'Keep your games?',
  'fork.save.why': 'This device remembers them. A passkey or an address lets you come back from anywhere.',
  'fork.save.link': 'Keep them',
  'fork.save.skip': 'Not now',
} as const

export type LessonMessage = keyof typeof en
