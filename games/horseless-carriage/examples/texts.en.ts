import { common } from './common/common.en.ts'
import { rare } from './rare/rare.en.ts'

export const en = { ...common, ...rare }
