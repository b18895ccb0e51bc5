import ts from 'typescript'
import type { Fault } from './planted.ts'

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
const speaking = new Set(['emit', 'planProblem', 'refuse', 'refuseByRule'])

/** Parts of a decision that say what it is about, and by which rule a move is refused. */
const labelling = new Set(['decision', 'label', 'must', 'prompt', 'refusalElsewhere', 'rules'])

/** What functions give that is only reported: words, the rule of a refusal, and how long somebody waits. */
const reported = /^(CarNeeds|DriveSpace|Phrase|RivalTurns|Wait)\b|^(Refusal|RuleId)$/

/** Of Horseless Carriage: with these a page draws and suggests plans, or finds the words for a refusal; no rule asks them. */
const notAsked = new Set([
  'coveredBy',
  'freeRuns',
  'groundName',
  'newSquareAt',
  'reviewPlan',
  'squaresAround',
  'whyAdrift',
  'wouldClash',
])

/** Methods that change nothing, so that what they are called for can be left out. */
const looking = new Set(['filter', 'find', 'includes', 'indexOf', 'map', 'slice', 'some'])

/** Every place of a source where a small fault can be made, with the fault. */
export function faultsIn(file: string, source: string): Fault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const faults: Fault[] = []
  visit(tree)
  return faults

  function note(node: ts.Node, after: string, expression: ts.Node = node): void {
    const from = node.getStart(tree)
    const line = tree.getLineAndCharacterOfPosition(from).line + 1
    const reached = { from: expression.getStart(tree), to: expression.end }
    faults.push({ file, line, from, to: node.end, before: source.slice(from, node.end), after, reached })
  }

  function visit(node: ts.Node): void {
    if (decidesNothing(node)) return
    if (ts.isIfStatement(node) && reportsOnly(node)) visitCalls(node.expression)
    else {
      plantAt(node)
      ts.forEachChild(node, visit)
    }
  }

  function plantAt(node: ts.Node): void {
    if (ts.isBinaryExpression(node)) {
      const other = otherOperators[node.operatorToken.getText(tree)]
      if (other !== undefined) note(node.operatorToken, other, node)
    } else if (ts.isNumericLiteral(node)) note(node, String(Number(node.text) + 1))
    else if (node.kind === ts.SyntaxKind.TrueKeyword) note(node, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) note(node, 'true')
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      note(node, node.operand.getText(tree))
    else if (ts.isExpressionStatement(node)) note(node, ';')
  }

  /** Of a condition under which something is reported, only what it does can be wrong. */
  function visitCalls(node: ts.Node): void {
    if (ts.isCallExpression(node)) visit(node)
    else ts.forEachChild(node, visitCalls)
  }

  function decidesNothing(node: ts.Node): boolean {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node)) return true
    if (ts.isFunctionDeclaration(node) && node.type && reported.test(node.type.getText(tree))) return true
    if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node))
      if (node.name && notAsked.has(node.name.getText(tree))) return true
    if ((ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) && labelling.has(node.name.getText(tree)))
      return true
    if (ts.isExpression(node)) return speaks(node)
    if (ts.isVariableStatement(node)) return node.declarationList.declarations.every(isOnlyReported)
    return ts.isStatement(node) && (reports(node) || !choosesLegal(node) || changesReported(node))
  }

  /** A call that reports, or a choice between two of them. */
  function speaks(node: ts.Expression): boolean {
    if (ts.isConditionalExpression(node)) return speaks(node.whenTrue) && speaks(node.whenFalse)
    return ts.isCallExpression(node) && speaking.has(nameOf(node.expression))
  }

  /** A statement that reports, also one that does so on a condition; or that throws, which no game comes to. */
  function reports(node: ts.Statement): boolean {
    if (ts.isThrowStatement(node)) return true
    if (ts.isExpressionStatement(node)) return speaks(node.expression)
    if (ts.isBlock(node)) return node.statements.length > 0 && node.statements.every(reports)
    if (ts.isForOfStatement(node)) return reports(node.statement)
    return ts.isIfStatement(node) && onlyLooks(node.expression) && reportsOnly(node)
  }

  function reportsOnly({ thenStatement, elseStatement }: ts.IfStatement): boolean {
    return reports(thenStatement) && (!elseStatement || reports(elseStatement))
  }

  /** Whether a move can still be legal here: not where this statement and all after it only say why it is refused. */
  function choosesLegal(node: ts.Statement): boolean {
    if (!ts.isBlock(node.parent)) return true
    const { statements } = node.parent
    const rest = statements.slice(statements.indexOf(node))
    const last = rest.at(-1)
    return !(last && ts.isReturnStatement(last) && rest.every(refuses))
  }

  function refuses(node: ts.Statement): boolean {
    if (ts.isReturnStatement(node)) return node.expression !== undefined && speaks(node.expression)
    return ts.isIfStatement(node) && !node.elseStatement && refuses(node.thenStatement)
  }

  /** A variable that is read in reports only. What a call may do to others keeps it in. */
  function isOnlyReported(declaration: ts.VariableDeclaration): boolean {
    const { name, initializer } = declaration
    const around = ts.findAncestor(declaration, ts.isFunctionLike)
    if (!ts.isIdentifier(name) || !initializer || !around || !onlyLooks(initializer)) return false
    const isNew = makesNew(initializer)
    let read = false
    const look = (node: ts.Node): void => {
      if (node === declaration || (ts.isExpression(node) && speaks(node))) return
      if (ts.isStatement(node) && (reports(node) || (isNew && subjectOf(node) === name.text))) return
      if (ts.isIdentifier(node) && node.text === name.text && !isMember(node)) read = true
      ts.forEachChild(node, look)
    }
    look(around)
    return !read
  }

  function onlyLooks(node: ts.Node): boolean {
    if (
      ts.isCallExpression(node) &&
      !(ts.isPropertyAccessExpression(node.expression) && looking.has(nameOf(node.expression)))
    )
      return false
    return !ts.forEachChild(node, (child) => !onlyLooks(child))
  }

  /** Whether a variable that begins so is the only one to hold what it holds. */
  function makesNew(node: ts.Expression): boolean {
    return (
      ts.isArrayLiteralExpression(node) ||
      (ts.isCallExpression(node) && ['map', 'slice'].includes(nameOf(node.expression)))
    )
  }

  /** The name of a member: `price` of `car.price`. */
  function isMember(node: ts.Identifier): boolean {
    const { parent } = node
    return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node
  }

  /** A change to a variable that is only reported. */
  function changesReported(node: ts.Statement): boolean {
    const subject = subjectOf(node)
    const around = ts.findAncestor(node, ts.isFunctionLike)
    if (subject === undefined || !around) return false
    const isReported = (child: ts.Node): boolean =>
      ts.isVariableDeclaration(child) && child.name.getText(tree) === subject
        ? isOnlyReported(child)
        : (ts.forEachChild(child, isReported) ?? false)
    return isReported(around)
  }

  /** The variable that a statement changes: `list` of `list.push(1)` and `list[0] = 1`. */
  function subjectOf(node: ts.Statement): string | undefined {
    if (!ts.isExpressionStatement(node)) return undefined
    const { expression } = node
    const changed = ts.isCallExpression(expression)
      ? expression.expression
      : ts.isBinaryExpression(expression)
        ? expression.left
        : undefined
    if (!changed || !(ts.isPropertyAccessExpression(changed) || ts.isElementAccessExpression(changed))) return undefined
    return ts.isIdentifier(changed.expression) ? changed.expression.text : undefined
  }

  function nameOf(called: ts.Expression): string {
    return ts.isPropertyAccessExpression(called) ? called.name.text : called.getText(tree)
  }
}
