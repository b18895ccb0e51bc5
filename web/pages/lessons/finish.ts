import { writeRecord } from '@carriage/kernel'
import { goTo } from '../../platform/app/route.ts'
import { putMatch } from '../local-play/shelf.ts'
import { saveCommands } from './kept-commands.ts'
import type { OpenLesson } from './open-lesson.ts'

/** Goes on with the very same match against bots: it is put among the games of this device and taken up there. */
export async function finishGame({ lesson, link }: OpenLesson): Promise<void> {
  const record = link.keep()
  await putMatch({
    id: record.match,
    game: record.game,
    me: lesson.me,
    level: 'apprentice',
    players: record.players,
    record: writeRecord(record),
    moves: record.log.length,
    over: record.result !== undefined,
    touched: Date.now(),
  })
  saveCommands(lesson.id, [])
  goTo(`/local/${record.match}`)
}
