import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { onAnswer } from './thread-answers.ts'

test('file reports of node --watch are not answers of a thread', async () => {
  const script = `
    const { parentPort } = require('node:worker_threads')
    parentPort.postMessage({ 'watch:import': ['file:///rules.ts'] })
    parentPort.postMessage({ 'watch:require': ['/rules.cjs'] })
    parentPort.postMessage({ move: {} })`
  const worker = new Worker(script, { eval: true })
  const first = await new Promise((resolve) => onAnswer(worker, resolve))
  expect(first).toEqual({ move: {} })
  await worker.terminate()
})
