import type { HouseFacts } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { api } from '../../platform/net/api.ts'

/** Who runs the house; `away` where it cannot be reached. */
export function useFacts(): HouseFacts | 'opening' | 'away' {
  const [facts, setFacts] = useState<HouseFacts | 'opening' | 'away'>('opening')
  useEffect(() => {
    void api.GET('/api/house').then(
      ({ data }) => setFacts(data ?? 'away'),
      () => setFacts('away'),
    )
  }, [])
  return facts
}
