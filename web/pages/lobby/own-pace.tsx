import styles from './lobby.module.css'
import { type OwnKind, type OwnPace, ownBounds, ownKinds, ownPaceOf } from './paces.ts'
import { useNewTableWords } from './use-new-table-messages.ts'

interface OwnPaceFieldsProps {
  readonly own: OwnPace
  readonly change: (own: OwnPace) => void
  /** Minutes of the game at a quick table. */
  readonly minutes: number | undefined
}

/** A pace in numbers of one's own, within the server's limits. */
export function OwnPaceFields({ own, change, minutes }: OwnPaceFieldsProps) {
  const words = useNewTableWords()
  const { kind } = own
  const { first, second } = ownBounds[kind]
  return (
    <>
      <label className={styles.row}>
        <span>{words('own.kind')}</span>
        <select
          className="field"
          value={kind}
          // The options are these kinds.
          onChange={({ target }) => change(ownPaceOf(target.value as OwnKind, minutes))}
        >
          {ownKinds.map((each) => (
            <option key={each} value={each}>
              {words(`own.kind.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.pair}>
        <NumberField
          key={`${kind} first`}
          label={words(`own.${kind}.first`)}
          bounds={first}
          value={own.first}
          choose={(value) => change({ ...own, first: value })}
        />
        {kind !== 'days' && second && (
          <NumberField
            key={`${kind} second`}
            label={words(`own.${kind}.second`)}
            bounds={second}
            value={own.second}
            choose={(value) => change({ ...own, second: value })}
          />
        )}
      </div>
    </>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly bounds: { readonly min: number; readonly max: number }
  readonly value: number
  readonly choose: (value: number) => void
}

function NumberField({ label, bounds: { min, max }, value, choose }: NumberFieldProps) {
  const words = useNewTableWords()
  return (
    <label className={styles.row}>
      <span>
        {label} <small>({words('own.bounds', { min, max })})</small>
      </span>
      <input
        className="field"
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={max}
        step={1}
        defaultValue={value}
        onChange={({ target }) => choose(target.valueAsNumber)}
      />
    </label>
  )
}
