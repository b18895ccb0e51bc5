import type { Worker } from 'node:worker_threads'

/**
 * Listens to the answers of a thread. Under `node --watch` a thread also reports the files that it loads, as messages.
 */
export function onAnswer<Answer extends object>(worker: Worker, receive: (answer: Answer) => void): void {
  worker.on('message', (message: Answer) => {
    if (!('watch:import' in message || 'watch:require' in message)) receive(message)
  })
}
