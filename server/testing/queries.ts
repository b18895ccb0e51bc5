import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

/** A call of `query` in the code of the server. */
export interface QueryCall {
  /** `file:line`. */
  readonly at: string
  /** The statements that the call may send; none where the text is built at run time. */
  readonly texts: readonly string[]
  /** The declared row; undefined where the call declares none. */
  readonly row: DeclaredRow | undefined
}

export type DeclaredRow = ReadonlyMap<string, DeclaredColumn>

export interface DeclaredColumn {
  readonly nullable: boolean
  /** The type without null, as far as a driver's value shows it. `other` is JSON. */
  readonly kind: 'string' | 'number' | 'boolean' | 'Date' | 'string[]' | 'number[]' | 'other'
  readonly text: string
}

/** Finds the statements of the server and the row types that the code declares for them. */
export function findQueries(server: string): readonly QueryCall[] {
  const files = globSync('**/*.ts', { cwd: server, exclude: (name) => name === 'node_modules' || name === 'testing' })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => join(server, file))
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  }
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  const calls: QueryCall[] = []
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (source) visit(source, source)
  }
  return calls

  function visit(node: ts.Node, source: ts.SourceFile): void {
    if (ts.isCallExpression(node) && isQuery(node.expression)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      const [statement] = node.arguments
      calls.push({
        at: `${relative(server, source.fileName)}:${line + 1}`,
        texts: (statement && textsIn(statement)) ?? [],
        row: node.typeArguments?.[0] && rowOf(checker.getTypeFromTypeNode(node.typeArguments[0]), node),
      })
    }
    ts.forEachChild(node, (child) => visit(child, source))
  }

  /** The possible values of an expression that is a text, or an object with one as `text`; undefined if unknown. */
  function textsIn(node: ts.Expression): readonly string[] | undefined {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text]
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce<readonly string[] | undefined>(
        (heads, span) => joined(joined(heads, textsIn(span.expression)), [span.literal.text]),
        [node.head.text],
      )
    if (ts.isConditionalExpression(node)) {
      const [yes, no] = [textsIn(node.whenTrue), textsIn(node.whenFalse)]
      return yes && no && [...yes, ...no]
    }
    if (ts.isObjectLiteralExpression(node)) {
      const text = node.properties.find((property) => property.name?.getText() === 'text')
      if (text && ts.isPropertyAssignment(text)) return textsIn(text.initializer)
      return text && ts.isShorthandPropertyAssignment(text)
        ? textsOf(checker.getShorthandAssignmentValueSymbol(text))
        : undefined
    }
    return ts.isIdentifier(node) ? textsOf(checker.getSymbolAtLocation(node)) : undefined
  }

  function textsOf(symbol: ts.Symbol | undefined): readonly string[] | undefined {
    const known = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const declaration = known?.valueDeclaration
    return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? textsIn(declaration.initializer)
      : undefined
  }

  function rowOf(type: ts.Type, at: ts.Node): DeclaredRow {
    return new Map(
      checker.getPropertiesOfType(type).map((property) => {
        const declared = checker.getTypeOfSymbolAtLocation(property, at)
        const value = checker.getNonNullableType(declared)
        const column = { nullable: value !== declared, kind: kindOf(value), text: checker.typeToString(declared) }
        return [property.name, column] as const
      }),
    )
  }

  function kindOf(type: ts.Type): DeclaredColumn['kind'] {
    const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : []
    if (element) {
      const kind = kindOf(element)
      return kind === 'string' || kind === 'number' ? `${kind}[]` : 'other'
    }
    if (type.symbol?.name === 'Date') return 'Date'
    const plain = [
      ['string', checker.getStringType()],
      ['number', checker.getNumberType()],
      ['boolean', checker.getBooleanType()],
    ] as const
    return plain.find(([, of]) => checker.isTypeAssignableTo(type, of))?.[0] ?? 'other'
  }
}

function isQuery(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'query'
}

function joined(
  heads: readonly string[] | undefined,
  tails: readonly string[] | undefined,
): readonly string[] | undefined {
  return heads && tails && heads.flatMap((head) => tails.map((tail) => head + tail))
}
