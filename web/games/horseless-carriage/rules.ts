import { firstVersion, horselessCarriage } from '@carriage/horseless-carriage'
import type { Versions } from '../../local/local-match.ts'

export const versions: Versions = [horselessCarriage, firstVersion]
