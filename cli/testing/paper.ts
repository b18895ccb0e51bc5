import type { Screen } from '../screen.ts'

/** A fake screen that stores its output and reads its answers from a list. */
export class Paper implements Screen {
  readonly width = 80
  readonly lines: string[] = []
  readonly complaints: string[] = []
  readonly #answers: string[]

  constructor(answers: readonly string[] = []) {
    this.#answers = [...answers]
  }

  get text(): string {
    return this.lines.join('\n')
  }

  print(text = ''): void {
    this.lines.push(text)
  }

  printWhole(line: string): void {
    this.lines.push(line)
  }

  complain(text: string): void {
    this.complaints.push(text)
  }

  ask(prompt: string): Promise<string | undefined> {
    const answer = this.#answers.shift()
    this.lines.push(`${prompt}${answer ?? ''}`)
    return Promise.resolve(answer)
  }

  readonly progress = { live: false, write: (): void => {}, clear: (): void => {} }

  hide(): void {
    this.lines.push('(hidden)')
  }

  close(): void {}
}
