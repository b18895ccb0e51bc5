import { placed } from '../parts/index.ts'
import css from './drive-path.module.css'

interface DrivePathProps {
  readonly path: readonly {
    readonly space: number
    readonly skipped: boolean
    /** Said where a lap ends. */
    readonly lap: string | boolean
  }[]
  readonly edition?: 'american'
}

/** The spaces of a drive, with those that are skipped and where a lap ends. */
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
