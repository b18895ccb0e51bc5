import { Component, type ReactNode } from 'react'

interface Letting {
  /** Whether a choice that had the focus is still there after the change. */
  readonly keeps: (choice: string) => boolean
  readonly children: ReactNode
}

/**
 * Takes the focus off a choice that is about to go. A browser that has to do so itself, in the middle of a change, lays
 * out the half-changed page for it.
 */
export class LetGo extends Component<Letting> {
  override getSnapshotBeforeUpdate(): null {
    const focused = document.activeElement
    if (focused instanceof HTMLButtonElement && 'choice' in focused.dataset && !this.props.keeps(focused.value))
      focused.blur()
    return null
  }

  /** React asks for it beside a look at the page before a change. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children
  }
}
