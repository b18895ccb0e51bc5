export { bestPlanOf, rankPlans } from './look-ahead.ts'
export { type PlanningBudget, type Proposal, proposePlans } from './propose.ts'
