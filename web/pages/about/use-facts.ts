import type { SiteFacts } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { api } from '../../platform/net/api.ts'

/** Who runs the house; `away` where it cannot be reached. */
export function useFacts(): SiteFacts | 'opening' | 'away' {
  const [facts, setFacts] = useState<SiteFacts | 'opening' | 'away'>('opening')
  useEffect(() => {
    void api.GET('/api/site').then(
      ({ data }) => setFacts(data ?? 'away'),
      () => setFacts('away'),
    )
  }, [])
  return facts
}
