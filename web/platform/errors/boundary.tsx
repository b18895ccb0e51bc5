import { Component, type ErrorInfo, type ReactNode } from 'react'
import { changeSettings, useSettings } from '../app/settings.ts'
import { translateNow } from '../i18n/language.ts'
import { FaultPanel } from './error-panel.tsx'
import { faultOf, isAtTable, type PageFault } from './error-report.ts'
import { isMissingFile, reloadOnce } from './reload.ts'
import { showFault } from './uncaught.ts'

interface BoundaryProps {
  readonly part: 'board' | 'panel' | 'page'
  readonly children: ReactNode
  /** Shown below the error message. */
  readonly instead?: ReactNode
  /** Leaves the place of the part empty and reports the error in a note. */
  readonly quiet?: boolean
  readonly failed?: () => void
  /** Retries rendering when this value changes. */
  readonly of?: unknown
}

interface BoundaryState {
  readonly fault?: PageFault | undefined
}

/** Keeps an error in one part from taking down the page. React has error boundaries only as classes. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { fault: faultOf('panel', thrown) }
  }

  override componentDidCatch(thrown: unknown, { componentStack }: ErrorInfo): void {
    const { part, quiet, failed } = this.props
    const fault = faultOf(part, thrown, componentStack ?? '')
    // Files of an old build are gone after a release. There is nothing to report: the newest build has them.
    if (part === 'page' && isMissingFile(thrown) && navigator.onLine && reloadOnce('files')) return
    this.setState({ fault })
    if (quiet) showFault(fault)
    failed?.()
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (before.of !== this.props.of && this.state.fault) this.setState({ fault: undefined })
  }

  override render(): ReactNode {
    const { part, children, instead, quiet } = this.props
    const { fault } = this.state
    if (!fault) return children
    if (quiet) return null
    return (
      <>
        <FaultPanel fault={{ ...fault, part }} actions={this.#ways()} />
        {instead}
      </>
    )
  }

  #ways(): ReactNode {
    const { part } = this.props
    const again = () => this.setState({ fault: undefined })
    const asText = () => {
      changeSettings({ text: true })
      again()
    }
    if (part !== 'page') {
      return (
        <button type="button" className="button primary" onClick={again}>
          {translateNow('error.again')}
        </button>
      )
    }
    if (!isAtTable() || useSettings.getState().text) return null
    return (
      <button type="button" className="button primary" onClick={asText}>
        {translateNow('error.text')}
      </button>
    )
  }
}
