/** What all lessons say in English. They are loaded when a lesson begins. */
export const en = {
  'lesson.name': 'Lesson',
  'lesson.label': 'Lesson, step {step} of {steps}',
  'lesson.rule': 'Rule {rule}',
  'lesson.stuck': 'Hint',
  'lesson.goOn': 'Continue',
  'lesson.read': 'Read the note above, then press Continue.',
  'lesson.skip': 'Skip step',
  'lesson.known': 'I know the rules',
  'lesson.later.section': 'Lessons',
  'lesson.later.title': 'Not yet',
  'lesson.later.text':
    'The rules allow this, but the lesson gets to it later. Follow the step above first, or leave the lesson.',

  'lesson.later.place': 'That would be legal. For this lesson, choose a highlighted spot.',

  'fork.title': 'You’ve played a full round',
  'fork.known.title': 'What next?',
  'fork.lead': 'A full game has three. Whoever earns the most wins.',
  'fork.finish': 'Finish this game',
  'fork.invite': 'Invite a friend',
  'fork.people': 'Join other learners',
  'fork.next': 'Next lesson: ten more minutes',
  'fork.again': 'Restart lesson',
  'fork.new': 'New game against bots',
  'fork.save': 'Save your games?',
  'fork.save.why': 'They’re saved on this device only. Add a passkey or an email address to play from anywhere.',
  'fork.save.link': 'Save my games',
  'fork.save.skip': 'Not now',
} as const

export type LessonMessage = keyof typeof en
