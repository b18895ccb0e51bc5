import { kraftwagen } from '@carriage/kraftwagen'
import type { Versions } from '../../local/local-match.ts'

export const versions: Versions = [kraftwagen]
