import { kraftwagen } from '@carriage/kraftwagen'
import { Suspense, useState } from 'react'
import { kraftwagenKit } from '../boards/kraftwagen/index.tsx'
import type { Language } from '../words/speak.ts'
import css from './board-page.module.css'
import { type Moment, type MomentName, moment } from './moments.ts'
import { useMoment } from './use-moment.ts'

/** One position on the board, as on a desk and as on a phone. */
export function BoardPage({ name, language }: { readonly name: MomentName; readonly language: Language }) {
  const [opened] = useState(() => moment(name))
  return <Position opened={opened} name={name} language={language} />
}

function Position({
  opened,
  name,
  language,
}: {
  readonly opened: Moment
  readonly name: MomentName
  readonly language: Language
}) {
  const props = useMoment(opened, language)
  const kit = kraftwagenKit
  if (name === 'sales') return kit.theatre({ ...props, events: opened.fresh, done: () => location.reload() })
  if (name === 'over') {
    const turn = kraftwagen.turn(opened.state)
    if (!turn.over) return null
    const { ranking, scores } = rankOf(turn.result)
    return (
      <Suspense>
        <div className={css.ending}>{kit.ending({ ...props, ranking, scores })}</div>
      </Suspense>
    )
  }
  return (
    <>
      <div className={css.desk}>
        <div className={css.meter}>{kit.meter(props)}</div>
        <div className={css.centre}>
          <div className={css.shared}>{kit.shared(props)}</div>
          <div className={css.dock}>{kit.dock(props)}</div>
        </div>
        <div className={css.options}>{kit.options(props)}</div>
      </div>
      <div className={css.phones}>
        {kit.zones.map((zone) => (
          <div key={zone.id} className={css.phone}>
            {zone.show(props)}
          </div>
        ))}
      </div>
    </>
  )
}

type Result = Extract<ReturnType<typeof kraftwagen.turn>, { readonly over: true }>['result']

function rankOf(result: Result) {
  return { ranking: result.ranking, scores: result.scores ?? [] }
}
