import type { Seat } from '@carriage/kernel'
import { currentStep, type State, type StepName } from '@carriage/kraftwagen'

/** Rules that matter for what is decided now, most important first. */
export function rulesNow(view: State, _me: Seat | undefined): readonly string[] {
  return rules[currentStep(view).name]
}

const car = ['KW-7.1', 'KW-7.3', 'KW-7.4', 'KW-7.5', 'KW-7.6', 'KW-7.8', 'KW-7.11']
const sales = ['KW-9.11', 'KW-9.13', 'KW-9.14', 'KW-9.15', 'KW-9.16', 'KW-9.18', 'KW-9.22', 'KW-9.23']

const rules: Readonly<Record<StepName, readonly string[]>> = {
  startTiles: ['KW-2.17', 'KW-2.18', 'KW-2.19', 'KW-2.22'],
  items: ['KW-2.20', 'KW-2.21', 'KW-2.23', 'KW-2.25'],
  preparation: ['KW-3.2', 'KW-3.6'],
  takeTile: ['KW-4.2', 'KW-4.4', 'KW-4.7', 'KW-4.9', 'KW-4.11', 'KW-3.11'],
  actions: ['KW-4.13', 'KW-4.14', 'KW-4.16', 'KW-5.1', 'KW-5.10', 'KW-5.15', 'KW-5.21', 'KW-5.30'],
  car,
  crewCar: ['KW-7.5', 'KW-9.15', ...car],
  priceCar: ['KW-7.6', ...sales],
  markCar: ['KW-7.8', 'KW-8.5', 'KW-8.3'],
  benz: ['KW-6.42', 'KW-6.43', 'KW-6.44', 'KW-6.46'],
  scoring: ['KW-9.2', 'KW-9.4', 'KW-9.6', ...sales],
  over: ['KW-11.2', 'KW-11.4', 'KW-11.5'],
  research: ['KW-5.4', 'KW-5.5', 'KW-6.1', 'KW-6.5', 'KW-6.7', 'KW-6.15', 'KW-6.25'],
  instant: ['KW-6.15', 'KW-6.16', 'KW-6.19', 'KW-6.20'],
  bodyAndEngine: ['KW-6.20', 'KW-6.21'],
  hire: ['KW-5.1', 'KW-5.2', 'KW-6.8', 'KW-6.10'],
  callBack: ['KW-6.82', 'KW-6.10'],
  placeEngine: ['KW-5.16', 'KW-5.17', 'KW-5.18', 'KW-5.20'],
  store: ['KW-5.12', 'KW-5.17', 'KW-1.4'],
  buyer: ['KW-5.21', 'KW-5.22', 'KW-5.23', 'KW-5.24', 'KW-10.7'],
  withdrawCar: ['KW-13.27'],
  sellPart: ['KW-13.32'],
  drive: ['KW-6.51', 'KW-6.52', 'KW-13.25'],
}
