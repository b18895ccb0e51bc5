import { type Thinker, thinkingWorker } from '../thinking/thinker.ts'
import { openThinkingWorker } from '../workers/open-worker.ts'

/** Thinks about hints and reviews for the page. */
export function openCoach(): Thinker {
  return thinkingWorker(openThinkingWorker)
}
