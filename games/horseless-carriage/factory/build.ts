import type { Factory, Plan } from './piece.ts'

/** Carries a legal plan out on this very factory. HC-5.3 what was there stays; HC-5.54 the expansion is laid last. */
export function build(factory: Factory, plan: Plan): void {
  factory.pieces.push(...plan.pieces)
  if (plan.expansion) factory.floor.push(plan.expansion)
}
