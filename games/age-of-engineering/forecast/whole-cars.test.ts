import { expectWholeCars } from '@carriage/kraftwagen-family/testing/whole-cars-test'
import { test } from 'vitest'
import { ageOfEngineering } from '../game.ts'
import { standardOptions } from '../options.ts'
import { movesOfCar, wholeCars } from './whole-cars.ts'

test('AE-9.4 AE-9.6 a suggested car can be placed unchanged, and the best comes first', () => {
  expectWholeCars(ageOfEngineering, standardOptions, wholeCars, movesOfCar)
})
