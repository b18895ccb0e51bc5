import { languagesTest } from '@carriage/kernel/conform/testing'
import { title } from './title.ts'

languagesTest(title)
