// Writes the OpenAPI document that the typed client is made from: `pnpm api`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiDocument } from './document.ts'

const file = join(import.meta.dirname, '../../protocol/openapi.json')
writeFileSync(file, `${JSON.stringify(await apiDocument(), null, 2)}\n`)
