import { create } from 'zustand'
import { faultOf, type PageFault } from './error-report.ts'

interface Uncaught {
  /** The latest fault that no part of the page could show in its own place. */
  readonly fault: PageFault | undefined
}

export const useUncaught = create<Uncaught>()(() => ({ fault: undefined }))

/** Tells the reader of a fault in a note, from where it can be reported. */
export function showFault(fault: PageFault): void {
  useUncaught.setState({ fault })
}

/** Records uncaught errors. */
export function watchUncaught(): void {
  addEventListener('error', ({ error, message }) => {
    // A browser says this of its own accord, and nothing is lost by it.
    if (!message.startsWith('ResizeObserver')) note(error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
}

function note(thrown: unknown): void {
  if (!isUsual(thrown)) showFault(faultOf('uncaught', thrown))
}

/** A request without an answer, or an aborted one, is no fault of the page. */
function isUsual(thrown: unknown): boolean {
  if (thrown instanceof DOMException) return thrown.name === 'AbortError' || thrown.name === 'NotAllowedError'
  return thrown instanceof TypeError && /fetch|network|load failed/i.test(thrown.message)
}
