import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

/** Where `tsc -b` has written what a source file declares to others; the file itself where it has not. */
export function declarationsOf(root: string, files: readonly string[]): (file: string) => string {
  const projects = files
    .filter((file) => /(^|\/)tsconfig[^/]*\.json$/.test(file))
    .flatMap((file) => {
      const output = /"outDir": "([^"]+)"/.exec(readFileSync(join(root, file), 'utf8'))?.[1]
      return output ? [{ folder: dirname(file), output: normalize(join(dirname(file), output)) }] : []
    })
    // The innermost project of a file is its own.
    .sort((a, b) => b.folder.length - a.folder.length)
  const find = (file: string) => {
    for (const { folder, output } of projects) {
      if (folder !== '.' && !file.startsWith(`${folder}/`)) continue
      const declared = join(output, relative(folder, file)).replace(/\.([cm]?)[jt]sx?$/, '.d.$1ts')
      if (existsSync(join(root, declared))) return declared
    }
    return file
  }
  const found = new Map<string, string>()
  return (file) => {
    const declared = found.get(file) ?? find(file)
    found.set(file, declared)
    return declared
  }
}
