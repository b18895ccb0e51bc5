import { useSettings } from '../app/settings.ts'
import { clientReportOf, type PageFault } from './error-report.ts'

/** The report as it is sent. */
export function reportNow(fault: PageFault) {
  return clientReportOf(fault, location.pathname, useSettings.getState().language)
}

/** Sends a fault to the operator of the house; says whether it arrived. */
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

const told = new Set<string>()
/** A page that lacks one message may lack a whole catalogue. */
const mostTold = 5

/** Reports a message that no catalogue has, once for each. Its reader sees the id and can do nothing about it. */
export function reportMissing(id: string): void {
  if (told.has(id) || told.size >= mostTold) return
  told.add(id)
  void sendReport({ part: 'message', message: `The message ${id} is missing.`, stack: '' })
}
