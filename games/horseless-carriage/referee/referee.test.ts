import { refereeTest } from '@carriage/kernel/referee/testing'
import { refereed } from '../testing/refereed.ts'

refereeTest(refereed, { games: 12, fixtures: new URL('../fixtures/', import.meta.url) })
