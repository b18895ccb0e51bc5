import { rulebookTest } from '@carriage/kernel/conform/testing'
import { title } from '../title.ts'

rulebookTest(title, { rules: 338 })
