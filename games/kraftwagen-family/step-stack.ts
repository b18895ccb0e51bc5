/**
 * The step stack of a state: at the bottom the turn or the scoring, above it the current action, above that the steps
 * it triggered. The top one is current.
 */
interface StepStack<Step> {
  readonly steps: Step[]
}

export function currentStep<Step>({ steps }: StepStack<Step>): Step {
  const step = steps[steps.length - 1]
  if (!step) throw new RangeError('The game has no step.')
  return step
}

/** The current step, which must have this name. A legal move always finds its own. */
export function expectStep<Step extends { readonly name: string }, Name extends Step['name']>(
  step: Step,
  name: Name,
): Extract<Step, { readonly name: Name }> {
  if (step.name !== name) throw new RangeError(`The game is at the step ${step.name}, not ${name}.`)
  // The name was just compared, which the compiler cannot follow for any name.
  return step as unknown as Extract<Step, { readonly name: Name }>
}

/** Starts a step within the current one. */
export function pushStep<Step>({ steps }: StepStack<Step>, step: NoInfer<Step>): void {
  steps.push(step)
}

/** Ends the current step. */
export function popStep<Step>({ steps }: StepStack<Step>): void {
  steps.pop()
}

/** Ends the current step and starts another in its place. */
export function replaceStep<Step>({ steps }: StepStack<Step>, step: NoInfer<Step>): void {
  steps[steps.length - 1] = step
}

/** The items in their order without one of this kind. */
export function without<T>(items: readonly T[], item: T): T[] {
  const left = items.slice()
  const place = left.indexOf(item)
  if (place < 0) throw new RangeError(`There is no ${String(item)} left.`)
  left.splice(place, 1)
  return left
}

/** Whether there is a choice: at least two different items. */
export function differ<T>(items: readonly T[]): boolean {
  const first = items[0]
  for (const item of items) if (item !== first) return true
  return false
}
