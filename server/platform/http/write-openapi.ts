// Writes the OpenAPI document for programs of others, to a file or to the terminal: `pnpm tools openapi [file]`.
import { writeFileSync } from 'node:fs'
import { apiDocument } from './document.ts'

const text = `${JSON.stringify(await apiDocument(), null, 2)}\n`
const [, , file] = process.argv
if (file === undefined) process.stdout.write(text)
else writeFileSync(file, text)
