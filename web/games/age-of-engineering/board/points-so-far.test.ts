import { standardOptions } from '@carriage/age-of-engineering'
import { pointsSoFarTest } from '../../../boards/motorworks/testing/points-so-far.ts'
import { exhibit } from '../gallery/exhibit.ts'

pointsSoFarTest({ exhibit, standardOptions })
