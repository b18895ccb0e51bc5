import { expectWholeCars } from '@carriage/kraftwagen-family/testing/whole-cars-test'
import { test } from 'vitest'
import { kraftwagen } from '../game.ts'
import { standardOptions } from '../options.ts'
import { movesOfCar, wholeCars } from './whole-cars.ts'

test('KW-7.3 KW-7.6 a suggested car can be placed unchanged, and the best comes first', () => {
  expectWholeCars(kraftwagen, standardOptions, wholeCars, movesOfCar)
})
