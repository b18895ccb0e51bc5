// Lays a compressed copy beside each file of a built site, which the server then sends: `node tools/compress.ts <folder>`.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say which folder to compress.')

for (const name of globSync('**/*.{html,js,css,svg,txt,webmanifest}', { cwd: folder })) {
  const file = join(folder, name)
  const content = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(content))
}
