import { Anchor } from '../shell/anchor.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import sheet from '../shell/sheet.module.css'
import { useSay } from '../words/house.ts'

/** A table that never came to play. */
export function ClosedTable() {
  const say = useSay()
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{say('room.closed.title')}</h1>
        <p>{say('room.closed.why')}</p>
        <Anchor className="button" href="/lobby">
          {say('room.closed.way')}
        </Anchor>
      </div>
    </PageFrame>
  )
}
