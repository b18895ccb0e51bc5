import { common } from './common/common.de.ts'
import { rare } from './rare/rare.de.ts'

export const de = { ...common, ...rare }
