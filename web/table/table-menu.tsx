import { ShowMeButton } from '../board/motion/show-me-button.tsx'
import { EmbedDialog } from '../pages/embed/embed-code.tsx'
import { useEmbedWords } from '../pages/embed/use-messages.ts'
import { useMyTables, waitingTables } from '../pages/my-games/my-tables.ts'
import { goToNext } from '../pages/my-games/next-game.tsx'
import { useMyGamesMessages } from '../pages/my-games/use-messages.ts'
import { Preferences } from '../pages/settings/preferences.tsx'
import { goTo } from '../platform/app/route.ts'
import { useLanguage, useTranslate } from '../platform/i18n/language.ts'
import { Dialog } from '../platform/ui/dialog.tsx'
import { keys } from './bar/keys.ts'
import { de } from './key-messages.de.ts'
import { en } from './key-messages.en.ts'
import { canTalk } from './model/link.ts'
import { useModel, useTable } from './model/use-table.ts'
import { openPanel, usePanels } from './panels/panels.ts'
import { SaveRecord } from './replay/save-record.tsx'
import { SoundSwitch } from './sound/sound-switch.tsx'
import styles from './table-menu.module.css'
import { useTableWords } from './use-table-messages.ts'

const keyMessages = { en, de }

/** The menu of the table: settings, record, leaving. */
export function TableDialogs() {
  const dialog = usePanels((panels) => panels.dialog)
  const model = useModel()
  const canResign = useTable(({ table, turn }) => model.canResign() && table.me !== undefined && !turn.over)
  const id = useTable((state) => state.table.id)
  const board = useTable((state) => state.board)
  const online = useTable(({ table }) => table.place === 'remote') || location.pathname.startsWith('/table/')
  const notes = useTable(({ table }) => canTalk(table))
  const t = useTranslate()
  const does = keyMessages[useLanguage()]
  const tTable = useTableWords()
  const tEmbed = useEmbedWords()
  const close = () => usePanels.setState({ dialog: undefined })
  if (dialog === 'keys') {
    return (
      <Dialog title={t('keys.title')} reading close={close}>
        <dl className={styles.keys}>
          {keys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does[key]}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    )
  }
  if (dialog === 'embed') return <EmbedDialog id={id} close={close} />
  if (dialog === 'menu') {
    return (
      <Dialog title={t('menu.title')} close={close}>
        <div className={styles.menu}>
          <p className={styles.sound}>
            <SoundSwitch /> {tTable('sound.label')}
          </p>
          <Preferences board={board} />
          <div className={styles.ways}>
            <button
              type="button"
              className="button"
              onClick={() => {
                close()
                openPanel('rules')
              }}
            >
              {t('menu.rules')}
            </button>
            <button
              type="button"
              className="button"
              aria-haspopup="dialog"
              onClick={() => usePanels.setState({ dialog: 'keys' })}
            >
              {t('menu.keys')}
            </button>
            {notes && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  close()
                  openPanel('notes')
                }}
              >
                {tTable('notes.open')}
              </button>
            )}
            <ShowMeButton after={close} />
            <NextGameLink after={close} />
            <SaveRecord />
            {online && (
              <button
                type="button"
                className="button"
                aria-haspopup="dialog"
                onClick={() => usePanels.setState({ dialog: 'embed' })}
              >
                {tEmbed('open')}
              </button>
            )}
            {canResign && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  if (confirm(t('resign.sure'))) model.resign()
                  close()
                }}
              >
                {t('resign.open')}
              </button>
            )}
            <button type="button" className="button" onClick={() => goTo('/')}>
              {t('menu.leave')}
            </button>
          </div>
        </div>
      </Dialog>
    )
  }
  return null
}

/** A link to the next game that waits for me, even while this one does. */
function NextGameLink({ after }: { readonly after: () => void }) {
  const id = useTable((state) => state.table.id)
  const words = useMyGamesMessages()
  const count = useMyTables(({ tables }) => waitingTables(tables ?? []).filter((table) => table.id !== id).length)
  if (count === 0) return null
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        after()
        goToNext(id)
      }}
    >
      {words('nextHere', { count })}
    </button>
  )
}
