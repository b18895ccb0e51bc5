import type { OverviewPart } from '@carriage/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { AnyBoard } from '../../board/interaction/board.ts'
import { boardOf } from '../../games/boards.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { openBoardWords, openWords } from '../../platform/i18n/translations.ts'
import { type PictureView, picturePropsFor, pictureView } from './picture-props.ts'
import { overviewPicturesOf, type PictureProps, type Pictures } from './pictures.ts'
import css from './rules.module.css'
import { useRulesWords } from './use-messages.ts'

interface OverviewProps {
  readonly title: PlayedTitle
  readonly overview: readonly OverviewPart[]
}

/** The game in two minutes, with parts of the board as illustrations. */
export function Overview({ title, overview }: OverviewProps) {
  const t = useRulesWords()
  const pictures = usePictures(title)
  return (
    <>
      {overview.map(({ id, text, rules }) => {
        const draw = pictures?.parts[id]
        return (
          <section key={id} className={css.part} data-part={id}>
            <div>
              <p className={css.told}>{text}</p>
              <p className={css.rests}>
                {t('page.restsOn')}
                {rules.map((rule) => (
                  <a key={rule} href={`#rule-${rule}`}>
                    {rule}
                  </a>
                ))}
              </p>
            </div>
            {draw && pictures && (
              <figure className={css.picture} role="img" aria-label={t('page.picture')}>
                <div inert>{draw(pictures.props)}</div>
              </figure>
            )}
          </section>
        )
      })}
    </>
  )
}

interface OpenPictures extends Pictures {
  readonly props: PictureProps
}

/** The pictures of a game with their position; the text can be read before they have loaded. */
function usePictures(title: PlayedTitle): OpenPictures | undefined {
  const language = useLanguage()
  const [come, setCome] = useState<{ pictures: Pictures; board: AnyBoard; shown: PictureView }>()
  useEffect(() => {
    let left = false
    const open = async () => {
      const { id } = title.versions[0]
      const [pictures, board] = await Promise.all([overviewPicturesOf(id), boardOf(id)])
      if (!pictures || !board) return
      const [shown] = await Promise.all([
        pictureView(title, pictures.position),
        openWords(title),
        openBoardWords(board),
      ])
      if (!left) setCome({ pictures, board, shown })
    }
    // Offline the text has no pictures.
    open().catch(() => undefined)
    return () => {
      left = true
    }
  }, [title])
  return useMemo(
    () =>
      come && {
        ...come.pictures,
        props: picturePropsFor({ title, board: come.board }, come.shown, language),
      },
    [come, title, language],
  )
}
