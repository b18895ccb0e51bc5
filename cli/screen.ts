import { createInterface, type Interface } from 'node:readline/promises'
import { stripVTControlCharacters, styleText } from 'node:util'
import { type ProgressSink, sinkOf } from '@carriage/shared/reporting'
import { wrap } from './layout.ts'

/** The output and input of a command. */
export interface Screen {
  readonly width: number
  /** Prints paragraphs, wrapped where the screen is narrower. */
  print(text?: string, manner?: 'strong'): void
  /** Prints an error to stderr. */
  complain(text: string): void
  /** Prints a line to be copied: it is never wrapped. */
  printWhole(line: string): void
  /** Where progress is shown: not mixed with the output, unless a person reads both. */
  readonly progress: ProgressSink
  /** Reads a line; undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>
  /** Hides what was printed so far. */
  hide(): void
  close(): void
}

type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }
type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean }

// Longer lines are tiring to read.
const widest = 120
const usual = 80

export function screenOf(input: Input, output: Output, errors: Output): Screen {
  const person = Boolean(input.isTTY && output.isTTY)
  const sink = sinkOf(output.isTTY ? output : errors)
  let reader: Interface | undefined
  let lines: AsyncIterator<string> | undefined

  function widthNow(): number {
    return Math.min(output.columns ?? usual, widest)
  }

  function listen(): { reader: Interface; lines: AsyncIterator<string> } {
    // No history: at a shared keyboard the arrow key would bring back what another player typed.
    reader ??= createInterface(person ? { input, output, terminal: true, historySize: 0 } : { input })
    // The iterator buffers lines that arrive before they are asked for, as those of a pipe do.
    lines ??= reader[Symbol.asyncIterator]()
    return { reader, lines }
  }

  return {
    get width() {
      return widthNow()
    },
    print(text = '', manner) {
      const shown = wrap(harmless(text), widthNow())
      output.write(`${manner === 'strong' && output.isTTY ? styleText('bold', shown) : shown}\n`)
    },
    complain(text) {
      errors.write(`${wrap(harmless(text), widthNow())}\n`)
    },
    progress: {
      ...sink,
      write: (line) => sink.write(harmless(line).slice(0, widthNow() - 1)),
    },
    printWhole(line) {
      output.write(`${harmless(line)}\n`)
    },
    async ask(prompt) {
      const { reader, lines } = listen()
      if (person) {
        reader.setPrompt(harmless(prompt))
        reader.prompt()
      } else output.write(harmless(prompt))
      const line = await lines.next()
      // A pipe shows no typing, so the transcript repeats what was read; after the last line the prompt stands alone.
      if (line.done) {
        output.write('\n')
        return undefined
      }
      if (!person) output.write(`${harmless(line.value)}\n`)
      return line.value.trim()
    },
    hide() {
      if (person) output.write('\x1b[2J\x1b[3J\x1b[H')
      else output.write(`${'─'.repeat(widthNow())}\n`)
    },
    close() {
      reader?.close()
    },
  }
}

/** Names and records are untrusted; they must not control the terminal. */
function harmless(text: string): string {
  return stripVTControlCharacters(text).replace(/[^\P{Cc}\n]/gu, '�')
}
