// Lays a compressed copy beside each file of the build, which the server then sends: `node compress.ts`, after the build.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'

const folder = join(import.meta.dirname, 'dist')

for (const name of globSync('**/*.{html,js,css,svg,txt,webmanifest}', { cwd: folder })) {
  const file = join(folder, name)
  const content = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  )
}
