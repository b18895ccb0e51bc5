import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useMe } from '../../platform/net/account.ts'
import { personName } from '../../platform/net/bot-name.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { useRoomWords } from './use-waiting-room-messages.ts'

interface HiddenTableProps {
  readonly host: string
  /** Whether anybody with its link may open it. */
  readonly byLink: boolean
}

/** A table that this visitor may not see: whom to ask. */
export function HiddenTable({ host, byLink }: HiddenTableProps) {
  const t = useTranslate()
  const words = useRoomWords()
  const anonymous = useMe(({ me }) => me === 'anonymous')
  const named = { host: personName(host) }
  return (
    <PageFrame>
      <div className={sheet.sheet} data-testid="hidden-table">
        <h1 className={sheet.title}>{words('hidden.title', named)}</h1>
        <p className={sheet.lead}>{words(byLink ? 'hidden.link' : 'hidden.private', named)}</p>
        {anonymous && (
          <p>
            {words('hidden.seated')} <Anchor href="/settings/account">{words('hidden.signIn')}</Anchor>
          </p>
        )}
        <Anchor className="button quiet" href="/">
          {t('notFound.link')}
        </Anchor>
      </div>
    </PageFrame>
  )
}
