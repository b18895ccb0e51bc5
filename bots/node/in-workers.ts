import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * Runs the tasks in this many threads of a file that calls `answerTasks`, each with the same terms. `done` gets the
 * answers as they come.
 */
export async function inWorkers<Shared, Task, Answer>(
  file: URL,
  shared: Shared,
  tasks: readonly Task[],
  workers: number,
  done: (answer: Answer, task: Task) => void,
): Promise<void> {
  const waiting = tasks.entries()
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, () => runWorker()))

  function runWorker(): Promise<void> {
    const worker = new Worker(file, { workerData: shared })
    return new Promise<void>((resolve, reject) => {
      let current: Task | undefined
      const next = () => {
        const { value, done: isOver } = waiting.next()
        if (isOver) return void worker.terminate().then(() => resolve(), reject)
        current = value[1]
        worker.postMessage(current)
      }
      worker.on('error', reject)
      worker.on('message', (answer: Answer) => {
        done(answer, current as Task) // a worker answers only what it was asked
        next()
      })
      next()
    })
  }
}

/** The other side: prepares once with the terms and answers task after task. */
export function answerTasks<Shared, Task, Answer>(prepare: (shared: Shared) => Promise<(task: Task) => Answer>): void {
  if (isMainThread || !parentPort) throw new Error('This file is started as a worker.')
  const port = parentPort
  const prepared = prepare(workerData as Shared) // given by inWorkers
  port.on('message', (task: Task) => void prepared.then((answer) => port.postMessage(answer(task))))
}
