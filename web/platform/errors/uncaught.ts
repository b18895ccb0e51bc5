import { create } from 'zustand'
import { faultOf, type PageFault } from './error-report.ts'

interface Uncaught {
  /** The latest error that no part of the page could show in its own place. */
  readonly fault: PageFault | undefined
}

export const useUncaught = create<Uncaught>()(() => ({ fault: undefined }))

/** Shows an error in a note, with a button to report it. */
export function showFault(fault: PageFault): void {
  useUncaught.setState({ fault })
}

export function watchUncaught(): void {
  addEventListener('error', ({ error, message }) => {
    // Harmless, and raised by the browser itself.
    if (!message.startsWith('ResizeObserver')) note(error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
}

function note(thrown: unknown): void {
  if (!isUsual(thrown)) showFault(faultOf('uncaught', thrown))
}

/** Failed and aborted requests are no errors of the page. */
function isUsual(thrown: unknown): boolean {
  if (thrown instanceof DOMException) return thrown.name === 'AbortError' || thrown.name === 'NotAllowedError'
  return thrown instanceof TypeError && /fetch|network|load failed/i.test(thrown.message)
}
