// A plugin of Stryker: messages of exceptions are for developers, so a changed message is no mutant.

/** As much of Babel's NodePath as is looked at here. */
interface NodePath {
  readonly node: { readonly type: string; readonly callee?: { readonly name?: string } }
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'bug-messages',
    value: {
      shouldIgnore({ node }: NodePath): string | undefined {
        const isError = node.type === 'NewExpression' && node.callee?.name?.endsWith('Error')
        return isError ? 'The message of a bug.' : undefined
      },
    },
  },
]
