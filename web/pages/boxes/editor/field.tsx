import { contentFor, type FormField, type FormValue, groupFor, type NamedField } from '@carriage/kernel/form'
import { type ReactNode, useId } from 'react'
import { placed } from '../../../board/parts/places.ts'
import type { BoxWords } from '../drawings.ts'
import { useBoxWords } from '../use-box-messages.ts'
import css from './editor.module.css'

/** The checker's messages by path. */
export type FaultsByPlace = ReadonlyMap<string, readonly string[]>

interface FieldProps {
  readonly field: FormField
  readonly value: unknown
  /** The path, joined by dots. */
  readonly at: string
  readonly label: string
  readonly words: BoxWords
  readonly faults: FaultsByPlace
  readonly change: (value: unknown) => void
}

/** The input for one value of a table, with the checker's messages below it. */
export function Field(props: FieldProps) {
  const { field, value } = props
  switch (field.kind) {
    case 'fixed':
      return <FaultList of={props.faults.get(props.at)} />
    case 'number':
      return <NumberField {...props} from={field.from} to={field.to} />
    case 'text':
      return <TextField {...props} />
    case 'choice':
      return <ChoiceField {...props} values={field.values} />
    case 'list':
      return <ListField {...props} list={field} />
    case 'group':
      return <Group {...props} fields={field.fields} />
    case 'variants': {
      const marked = entryOf(value, field.by)
      const chosen = field.variants.find((variant) => variant.value === marked) ?? field.variants[0]
      const other = (next: unknown) => field.variants.find((variant) => variant.value === next)?.fields ?? []
      return (
        <Group {...props} fields={chosen?.fields ?? []}>
          <ChoiceField
            {...props}
            at={`${props.at}.${field.by}`}
            label={props.words.t(`field.${field.by}`)}
            value={marked}
            values={field.variants.map((variant) => variant.value)}
            change={(next) => props.change(groupFor(other(next), value))}
          />
        </Group>
      )
    }
    default:
      return field satisfies never
  }
}

/** A nested field. A group has a heading here; a whole row has its drawing instead. */
function Part(props: FieldProps) {
  const { kind } = props.field
  if (kind !== 'group' && kind !== 'variants') return <Field {...props} />
  return (
    <fieldset className={css.list}>
      <legend>{props.label}</legend>
      <Field {...props} />
    </fieldset>
  )
}

function NumberField(props: FieldProps & { readonly from: number; readonly to: number }) {
  const { from, to, value, change } = props
  return (
    <Labelled {...props}>
      {(wiring) => (
        <input
          {...wiring}
          className={`field ${css.number ?? ''}`}
          type="number"
          inputMode="numeric"
          min={from}
          max={to}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
        />
      )}
    </Labelled>
  )
}

function TextField(props: FieldProps) {
  const { value, change } = props
  const text = typeof value === 'string' ? value : ''
  return (
    <Labelled {...props}>
      {(wiring) => (
        <input
          {...wiring}
          className={`field ${css.text ?? ''}`}
          maxLength={400}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Labelled>
  )
}

function ChoiceField(props: FieldProps & { readonly values: readonly FormValue[] }) {
  const { values, value, words, change } = props
  const at = values.indexOf(value as FormValue)
  return (
    <Labelled {...props}>
      {(wiring) => (
        <select
          {...wiring}
          className="field"
          value={at < 0 ? '' : at}
          onChange={({ target }) => change(values[Number(target.value)])}
        >
          {at < 0 && <option value="">–</option>}
          {values.map((each, index) => (
            <option key={String(each)} value={index}>
              {words.entry(each)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function ListField(props: FieldProps & { readonly list: FormField & { kind: 'list' } }) {
  const { list, at, label, words, faults, change } = props
  const t = useBoxWords()
  const entries: readonly unknown[] = Array.isArray(props.value) ? props.value : []
  const varies = list.from < list.to
  return (
    <fieldset className={css.list}>
      <legend>{label}</legend>
      {placed(entries).map(({ item, place }) => (
        <div key={place} className={css.entry}>
          <Part
            field={list.of}
            value={item}
            at={`${at}.${place}`}
            label={t('edit.entry', { field: label, number: place + 1 })}
            words={words}
            faults={faults}
            change={(next) => change(entries.with(place, next))}
          />
          {varies && (
            <button
              type="button"
              className="button quiet square"
              aria-label={t('edit.removeEntry', { field: label, number: place + 1 })}
              disabled={entries.length <= list.from}
              onClick={() => change(entries.toSpliced(place, 1))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {varies && entries.length < list.to && (
        <button
          type="button"
          className="button quiet"
          aria-label={t('edit.addEntry', { field: label })}
          onClick={() => change([...entries, contentFor(list.of, entries.at(-1))])}
        >
          + {t('edit.add')}
        </button>
      )}
      <FaultList of={faults.get(at)} />
    </fieldset>
  )
}

interface GroupProps extends FieldProps {
  readonly fields: readonly NamedField[]
  readonly children?: ReactNode
}

function Group({ fields, value, at, words, faults, change, children }: GroupProps) {
  const offered = fields.filter(({ name }) => name !== 'provenance' && name !== 'note')
  return (
    <div className={css.group}>
      {children}
      {offered.map(({ name, field, optional }) => (
        <Part
          key={name}
          field={field}
          value={entryOf(value, name)}
          at={`${at}.${name}`}
          label={words.t(`field.${name}`)}
          words={words}
          faults={faults}
          change={(next) => change(withEntry(value, name, next, optional))}
        />
      ))}
      <FaultList of={faults.get(at)} />
    </div>
  )
}

interface Wiring {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

type LabelledProps = Pick<FieldProps, 'label' | 'faults' | 'at'> & { readonly children: (wiring: Wiring) => ReactNode }

function Labelled({ label, faults, at, children }: LabelledProps) {
  const id = useId()
  const found = faults.get(at)
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': found !== undefined, 'aria-describedby': found && `${id}-faults` })}
      <FaultList of={found} id={`${id}-faults`} />
    </div>
  )
}

export function FaultList({ of, id }: { readonly of: readonly string[] | undefined; readonly id?: string }) {
  if (!of) return null
  return (
    <ul className={css.faults} id={id}>
      {of.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  )
}

function entryOf(content: unknown, name: string): unknown {
  return typeof content === 'object' && content !== null
    ? (content as Readonly<Record<string, unknown>>)[name]
    : undefined
}

/** An optional field is removed when it is empty. */
function withEntry(content: unknown, name: string, next: unknown, optional: boolean): object {
  const others = typeof content === 'object' && content !== null ? content : {}
  const { [name]: _, ...rest } = others as Record<string, unknown>
  return optional && Array.isArray(next) && next.length === 0 ? rest : { ...others, [name]: next }
}
