import { currentStep, type RuleId, type State, type StepName } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'

/** Rules that matter for what is decided now, most important first. */
export function rulesNow(view: State, _me: Seat | undefined): readonly string[] {
  return rules[currentStep(view).name]
}

const freePlays: readonly RuleId[] = ['AE-4.16', 'AE-7.1', 'AE-6.10', 'AE-6.19', 'AE-9.14']
const car: readonly RuleId[] = ['AE-9.1', 'AE-9.4', 'AE-9.5', 'AE-9.6', 'AE-9.9', 'AE-9.13']
const sales: readonly RuleId[] = [
  'AE-10.11',
  'AE-10.12',
  'AE-10.13',
  'AE-10.14',
  'AE-10.15',
  'AE-10.16',
  'AE-10.19',
  'AE-10.22',
  'AE-7.12',
  'AE-7.13',
]

const rules: Readonly<Record<StepName, readonly RuleId[]>> = {
  bonuses: ['AE-2.19', 'AE-2.20', 'AE-2.23', 'AE-2.24', 'AE-2.25', 'AE-2.26'],
  preparation: ['AE-3.2', 'AE-3.3', 'AE-3.5', 'AE-3.7'],
  takeTile: ['AE-4.2', 'AE-4.4', 'AE-4.6', 'AE-4.7', 'AE-4.8', 'AE-3.12', ...freePlays],
  actions: ['AE-4.11', 'AE-4.12', 'AE-4.14', 'AE-4.20', ...freePlays],
  placing: [...car, 'AE-4.18', ...freePlays],
  crewCar: ['AE-9.5', 'AE-9.7', 'AE-9.9', 'AE-10.14'],
  priceCar: ['AE-9.6', ...sales],
  markCar: ['AE-9.13', 'AE-9.14', 'AE-6.6', 'AE-6.8'],
  buick: ['AE-6.36', 'AE-6.37', 'AE-6.38', 'AE-6.39'],
  scoring: ['AE-10.1', 'AE-10.6', 'AE-10.7', ...sales],
  over: ['AE-12.2', 'AE-12.3', 'AE-12.4', 'AE-12.5'],
  research: ['AE-5.10', 'AE-5.12', 'AE-5.15', 'AE-5.16', 'AE-5.20'],
  hire: ['AE-5.29', 'AE-5.30', 'AE-6.31', 'AE-6.32'],
  recruit: ['AE-5.32', 'AE-5.33', 'AE-5.36', 'AE-5.37', 'AE-5.38', 'AE-5.39', 'AE-5.40'],
  instant: ['AE-8.1', 'AE-5.38'],
  sellNow: ['AE-8.2', 'AE-8.4', 'AE-8.5', 'AE-8.6', 'AE-8.8'],
  extraCar: ['AE-8.10', ...car],
  swapBuyer: ['AE-8.15', 'AE-8.16', 'AE-8.17', 'AE-8.18'],
  placeEngine: ['AE-5.22', 'AE-5.23', 'AE-5.24', 'AE-5.26'],
  store: ['AE-5.4', 'AE-5.5', 'AE-5.3'],
  buyer: ['AE-5.41', 'AE-5.42', 'AE-5.43', 'AE-11.8'],
  team: ['AE-5.48', 'AE-5.49', 'AE-5.50', 'AE-5.51', 'AE-5.60'],
}
