// The bundler reads the options of a worker, so they are written out for each.

export function openMatchWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'match' })
}

export function openThinkingWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'thinking' })
}
