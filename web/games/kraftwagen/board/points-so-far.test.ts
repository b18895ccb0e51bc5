import { standardOptions } from '@carriage/kraftwagen'
import { pointsSoFarTest } from '../../../board/kraftwagen-family/testing/points-so-far.ts'
import { exhibit } from '../gallery/exhibit.ts'

pointsSoFarTest({ exhibit, standardOptions })
