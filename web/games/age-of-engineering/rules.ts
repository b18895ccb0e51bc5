import { ageOfEngineering } from '@carriage/age-of-engineering'
import type { Versions } from '../../local/local-match.ts'

export const versions: Versions = [ageOfEngineering]
