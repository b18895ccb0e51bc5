import ts from 'typescript'

/** One small fault in a file of rules. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly from: number
  readonly to: number
  readonly before: string
  readonly after: string
}

const otherOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
}

/** Calls that report something and decide nothing. */
const speaking = new Set(['emit', 'refuse', 'refuseByRule'])

/** Every place of a source where a small fault can be made, with the fault. */
export function faultsIn(file: string, source: string): Fault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const faults: Fault[] = []
  visit(tree)
  return faults

  function note(node: ts.Node, after: string): void {
    const from = node.getStart(tree)
    const line = tree.getLineAndCharacterOfPosition(from).line + 1
    faults.push({ file, line, from, to: node.end, before: source.slice(from, node.end), after })
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node)) return
    if (ts.isCallExpression(node) && speaks(node)) return
    if (ts.isMethodDeclaration(node) && node.name.getText(tree) === 'label') return
    if (ts.isBinaryExpression(node)) {
      const other = otherOperators[node.operatorToken.getText(tree)]
      if (other !== undefined) note(node.operatorToken, other)
    } else if (ts.isNumericLiteral(node) && !ts.isLiteralTypeNode(node.parent))
      note(node, String(Number(node.text) + 1))
    else if (node.kind === ts.SyntaxKind.TrueKeyword) note(node, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) note(node, 'true')
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      note(node, node.operand.getText(tree))
    else if (ts.isExpressionStatement(node) && !(ts.isCallExpression(node.expression) && speaks(node.expression)))
      note(node, ';')
    ts.forEachChild(node, visit)
  }

  function speaks({ expression }: ts.CallExpression): boolean {
    return speaking.has(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(tree))
  }
}

export function withFault(source: string, { from, to, after }: Fault): string {
  return source.slice(0, from) + after + source.slice(to)
}
