import { ageOfEngineering } from '@carriage/age-of-engineering'
import type { Versions } from '../../pages/local-play/local-match.ts'

export const versions: Versions = [ageOfEngineering]
