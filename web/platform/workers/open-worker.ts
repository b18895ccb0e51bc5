// The bundler must see the options of each worker as a literal.

export function openMatchWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'match' })
}

export function openThinkingWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'thinking' })
}
