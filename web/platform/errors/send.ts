import { useSettings } from '../app/settings.ts'
import { clientReportOf, type PageFault } from './error-report.ts'

export function reportNow(fault: PageFault) {
  return clientReportOf(fault, location.pathname, useSettings.getState().language)
}

/** Sends an error to the operator. Returns whether it arrived. */
export async function sendReport(fault: PageFault): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/client-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reportNow(fault)),
    })
    return ok
  } catch {
    return false
  }
}

const shown = new Set<string>()
/** Reports of missing messages per page: one that lacks a message may lack a whole catalogue. */
const mostReports = 5

/** Reports a message that no catalogue has, once per id. Its reader sees the id and cannot fix it. */
export function reportMissing(id: string): void {
  if (shown.has(id) || shown.size >= mostReports) return
  shown.add(id)
  void sendReport({ part: 'message', message: `The message ${id} is missing.`, stack: '' })
}
