import type { Holiday, TimeSettings } from '@carriage/protocol'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useLocale } from '../../platform/i18n/language.ts'
import { api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { given, meaning } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'
import { type NamedZone, zoneHere, zonesFrom } from './zones.ts'

interface TimeProps {
  readonly settings: TimeSettings
  readonly save: (change: Partial<TimeSettings>) => Promise<void>
}

/** Sleeping hours and holidays. */
export function OwnTime() {
  const t = useAccountMessages()
  const [settings, setSettings] = useState<TimeSettings | undefined>()
  useEffect(() => {
    void api.GET('/api/me/time').then(({ data }) => setSettings(data))
  }, [])
  if (!settings) return <p>{t('opening')}</p>

  async function store(change: Partial<TimeSettings>): Promise<void> {
    if (!settings) return
    const stored = await api
      .PUT('/api/me/time', { body: { ...settings, ...change } })
      .then(given)
      .catch(meaning('refused', 'problem.holidays'))
      .catch(meaning('malformed', 'problem.time'))
    setSettings(stored)
  }

  return (
    <>
      <p className={styles.lead}>{t('time.lead')}</p>
      <ZoneSection settings={settings} save={store} />
      <SleepSection settings={settings} save={store} />
      <HolidaySection settings={settings} save={store} />
      <CalendarSection />
    </>
  )
}

function ZoneSection({ settings: { zone }, save }: TimeProps) {
  const t = useAccountMessages()
  const action = useAction()
  const here = zoneHere()
  const { near, others } = useMemo(() => zonesFrom(here, zone), [here, zone])
  const choose = (chosen: string) =>
    void action.run(async () => {
      await save({ zone: chosen })
      return 'saved'
    })
  return (
    <Section title={t('zone.title')}>
      <select
        className="field"
        aria-label={t('zone.title')}
        value={zone}
        aria-disabled={action.busy}
        onChange={(event) => choose(event.target.value)}
      >
        {near.map(option)}
        <hr />
        {others.map(option)}
      </select>
      {zone !== here && (
        <div className={styles.ways}>
          <button type="button" className="button" aria-disabled={action.busy} onClick={() => choose(here)}>
            {t('zone.here', { zone: near[0]?.name ?? here })}
          </button>
        </div>
      )}
      <ActionResult action={action} />
    </Section>
  )
}

function option({ zone, name }: NamedZone) {
  return (
    <option key={zone} value={zone}>
      {name}
    </option>
  )
}

/** Default sleeping hours. */
const night = { from: '23:00', to: '07:00' }

function SleepSection({ settings: { sleep }, save }: TimeProps) {
  const t = useAccountMessages()
  const action = useAction()
  const [sleeps, setSleeps] = useState(sleep !== null)
  const [{ from, to }, setHours] = useState(sleep ?? night)

  function submit(event: FormEvent): void {
    event.preventDefault()
    void action.run(async () => {
      await save({ sleep: sleeps ? { from, to } : null })
      return 'saved'
    })
  }

  return (
    <Section title={t('sleep.title')} why={t('sleep.why')}>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.tick}>
          <input type="checkbox" checked={sleeps} onChange={() => setSleeps(!sleeps)} />
          <span>{t('sleep.tick')}</span>
        </label>
        {sleeps && (
          <div className={styles.pair}>
            <label className={styles.row}>
              <span>{t('sleep.from')}</span>
              <input
                className="field"
                type="time"
                required
                value={from}
                onChange={(event) => setHours({ from: event.target.value, to })}
              />
            </label>
            <label className={styles.row}>
              <span>{t('sleep.to')}</span>
              <input
                className="field"
                type="time"
                required
                value={to}
                onChange={(event) => setHours({ from, to: event.target.value })}
              />
            </label>
          </div>
        )}
        <div className={styles.ways}>
          <button type="submit" className="button" aria-disabled={action.busy}>
            {t('save')}
          </button>
        </div>
        <ActionResult action={action} />
      </form>
    </Section>
  )
}

function HolidaySection({ settings: { holidays }, save }: TimeProps) {
  const t = useAccountMessages()
  const action = useAction()
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' })
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const today = new Date().toISOString().slice(0, 10)

  const rangeOf = (holiday: Holiday) => {
    const [first, last] = [day.format(new Date(holiday.from)), day.format(new Date(holiday.to))]
    return first === last ? first : t('holidays.range', { from: first, to: last })
  }

  function add(event: FormEvent): void {
    event.preventDefault()
    void action.run(async () => {
      await save({ holidays: [...holidays, { from, to }] })
      setFrom('')
      setTo('')
      return 'holidays.added'
    })
  }

  return (
    <Section title={t('holidays.title')} why={t('holidays.why')}>
      {holidays.length === 0 && <p>{t('holidays.none')}</p>}
      <ul className={styles.things}>
        {holidays.map((holiday) => (
          <li key={holiday.from} data-off={holiday.to < today || undefined}>
            <div>
              <strong>{rangeOf(holiday)}</strong>
            </div>
            {holiday.to >= today && (
              <button
                type="button"
                className="button quiet"
                aria-disabled={action.busy}
                aria-label={t('holidays.remove', { range: rangeOf(holiday) })}
                onClick={() =>
                  void action.run(async () => {
                    await save({ holidays: holidays.filter((each) => each !== holiday) })
                    return 'holidays.removed'
                  })
                }
              >
                {t('remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={add}>
        <div className={styles.pair}>
          <label className={styles.row}>
            <span>{t('holidays.from')}</span>
            <input
              className="field"
              type="date"
              required
              min={today}
              value={from}
              onChange={({ target: { value } }) => {
                setFrom(value)
                if (to < value) setTo(value)
              }}
            />
          </label>
          <label className={styles.row}>
            <span>{t('holidays.to')}</span>
            <input
              className="field"
              type="date"
              required
              min={from || today}
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          </label>
        </div>
        <div className={styles.ways}>
          <button type="submit" className="button" aria-disabled={action.busy}>
            {t('holidays.add')}
          </button>
        </div>
        <ActionResult action={action} />
      </form>
    </Section>
  )
}
