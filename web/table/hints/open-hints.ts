import { type Thinker, thinkingWorker } from '../../platform/bot-worker/thinker.ts'
import { openThinkingWorker } from '../../platform/workers/open-worker.ts'

export function openHintThinker(): Thinker {
  return thinkingWorker(openThinkingWorker)
}
