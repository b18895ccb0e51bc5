// Lists each exported name that means several things: `node tools/names.ts [folder]`.
// Every game is a namespace; everything else is one namespace, the server, whose names no game may reuse.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'

/** Names that all files of a kind export, because the code that finds these files asks for them. */
const agreed: readonly { names: readonly string[]; files: RegExp }[] = [
  // The texts of a catalogue, a glossary or a rulebook in one language.
  { names: ['en', 'de'], files: /[/.](en|de)\.ts$/ },
  // Found by bench/run.ts.
  { names: ['bench'], files: /\.bench\.ts$/ },
  // What the browser loads of a game's title.
  { names: ['title'], files: /^web\/games\/[^/]+\/title\.ts$/ },
  // The kernel's types, bound to the formats of a game.
  { names: ['Decision', 'MoveAt', 'Automatic'], files: /^games\/[^/]+\/(steps\/step|formats)\.ts$/ },
]

/** Games that only the benchmarks play. */
const benchmarkGames = ['chain-and-market', 'tic-tac-toe']

const packages = 'bench,bots,chaos,cli,games,protocol,server,shared,tools,web'

const [root = '.'] = process.argv.slice(2)
const files = globSync(`{${packages}}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})
/** Tests, positions, worked examples and referees are written in the words of the rules: a tile, a card, an engine. */
const usesRuleWords = /\.(test|d)\.tsx?$|\/testing\/|^games\/[^/]+\/(examples|positions|referee)\//
const sources = files.filter((file) => !usesRuleWords.test(file)).sort()
if (sources.length === 0) throw new Error(`There are no sources in ${root}.`)

type Names = Map<string, string[]>
const shared: Names = new Map()
const games = new Map(gameIds().map((id): [string, Names] => [id, new Map()]))
for (const file of sources) {
  const names = namespaceOf(file)
  for (const name of declaredIn(file)) {
    if (!isAgreed(name, file)) names.set(name, [...(names.get(name) ?? []), file])
  }
}

const ofGames = [...games.values()]
const declarations = [
  ...[...shared].map(([name, of]) => ({ name, of: [...of, ...ofGames.flatMap((names) => names.get(name) ?? [])] })),
  ...ofGames.flatMap((names) => [...names].filter(([name]) => !shared.has(name)).map(([name, of]) => ({ name, of }))),
]
const ambiguous = declarations.filter(({ of }) => of.length > 1)
for (const { name, of } of ambiguous) console.error(`${name}: ${of.join(', ')}`)
console.log(`${sources.length} files, exported names with several meanings: ${ambiguous.length}`)
if (ambiguous.length > 0) process.exitCode = 1

function gameIds(): string[] {
  const abouts = globSync('games/*/about.ts', { cwd: root, exclude: ['games/kernel/**'] })
  return [...abouts.map((file) => basename(dirname(file))), ...benchmarkGames]
}

/** `games/<id>`, `bots/games/<id>`, `web/games/<id>` and `bench/<id>` are one namespace. */
function namespaceOf(file: string): Names {
  const [, id = ''] = /^(?:(?:bots\/|web\/)?games|bench)\/([^/]+)\//.exec(file) ?? []
  return games.get(id) ?? shared
}

function isAgreed(name: string, file: string): boolean {
  return agreed.some(({ names, files: of }) => names.includes(name) && of.test(file))
}

/** The names that a file exports and declares itself; a type and a value of one name are one declaration. */
function declaredIn(file: string): Set<string> {
  const { statements } = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
  const imported = new Set(statements.filter(ts.isImportDeclaration).flatMap(importedBy))
  return new Set(
    statements.flatMap((statement) =>
      ts.isExportDeclaration(statement)
        ? exportedBy(statement, imported)
        : isExported(statement)
          ? declaredBy(statement)
          : [],
    ),
  )
}

function importedBy({ importClause }: ts.ImportDeclaration): string[] {
  const named = importClause?.namedBindings
  if (!named) return []
  return ts.isNamespaceImport(named) ? [named.name.text] : named.elements.map(({ name }) => name.text)
}

/** Names that are passed on keep their meaning; a new name for something imported is a declaration. */
function exportedBy({ exportClause, moduleSpecifier }: ts.ExportDeclaration, imported: ReadonlySet<string>): string[] {
  if (!exportClause) return []
  if (ts.isNamespaceExport(exportClause)) return [exportClause.name.text]
  return exportClause.elements
    .filter(({ name, propertyName }) => propertyName || !(moduleSpecifier || imported.has(name.text)))
    .map(({ name }) => name.text)
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name))
  }
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  ) {
    return statement.name ? [statement.name.text] : []
  }
  return []
}

function boundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundBy(element.name)))
}
