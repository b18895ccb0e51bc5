import { placed } from '../parts/index.ts'
import css from './drive-path.module.css'

interface DrivePathProps {
  readonly path: readonly {
    readonly space: number
    readonly skipped: boolean
    /** The label at the end of a lap. */
    readonly lap: string | boolean
  }[]
  readonly edition?: 'american'
}

/** The spaces of a drive, including skipped ones and the ends of laps. */
export function DrivePath({ path, edition }: DrivePathProps) {
  return (
    <ol className={css.path} data-edition={edition}>
      {placed(path).map(({ item: { space, skipped, lap }, place }) => (
        <li key={place} data-skipped={skipped || undefined} data-lap={lap !== false || undefined}>
          {skipped ? <s>{space}</s> : space}
          {typeof lap === 'string' && <small>{lap}</small>}
        </li>
      ))}
    </ol>
  )
}
