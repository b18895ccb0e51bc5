import { useMemo } from 'react'
import { useBoardProps } from '../../board/interaction/use-board-props.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { createMessageFormatter } from '../../platform/i18n/translate.ts'
import { useTable } from '../../table/model/use-table.ts'
import type { AnyFirstHour, AnyStage, StagedProps } from './stage.ts'

/** What the parts of a staged table are drawn from. */
export function useStagedProps({ words }: AnyFirstHour, stage: AnyStage): StagedProps<object, object, object> {
  const props = useBoardProps()
  const language = useLanguage()
  const saleEvents = useTable((state) => state.summary?.update.events)
  const format = useMemo(() => createMessageFormatter(words, language), [words, language])
  return useMemo(
    () => ({ ...props, stage, sold: saleEvents !== undefined, saleEvents: saleEvents ?? nothing, format }),
    [props, stage, saleEvents, format],
  )
}

const nothing: readonly object[] = []
