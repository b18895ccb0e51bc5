import type { Level } from '@carriage/bots'
import { botLevels } from '@carriage/protocol/levels'
import { create } from 'zustand'
import type { Motion } from '../../board/interaction/board.ts'
import { type Language, languages } from '../i18n/translate.ts'

export type Theme = 'system' | 'day' | 'night'

/** Settings of this device. */
export interface Settings {
  readonly theme: Theme
  readonly language: Language
  readonly speed: Motion['speed']
  /** Shows the table as linear text in place of the drawn board. */
  readonly text: boolean
  /** Hides forecasts and advice, as at a physical table. */
  readonly bare: boolean
  /** Asks before ending a turn in which something was probably forgotten. */
  readonly stop: boolean
  /** Ends a turn automatically when nothing is left to do. */
  readonly endsTurn: boolean
  /** Shows tips in the first years of a first game. */
  readonly tips: boolean
  readonly sound: boolean
  readonly name: string
  /** Level of the bots in the next game. */
  readonly level: Level
}

const key = 'carriage-house.settings'

export const useSettings = create<Settings>()(() => ({
  theme: 'system',
  language: preferredLanguage(),
  speed: 1,
  text: false,
  bare: false,
  stop: false,
  endsTurn: true,
  tips: true,
  sound: true,
  name: '',
  level: 'mechanic',
  ...stored(),
}))

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
  try {
    localStorage.setItem(key, JSON.stringify(useSettings.getState()))
  } catch {
    // Without storage, the settings last until the page is left.
  }
}

/** Whether this person asked the system for reduced motion. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function motionNow(): Motion {
  return { speed: useSettings.getState().speed, calm: isCalm() }
}

/** Applies the chosen theme, and follows the system if that is the choice. */
export function saveTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const { theme, speed, language } = useSettings.getState()
    const root = document.documentElement
    root.dataset.theme = theme === 'system' ? (dark.matches ? 'night' : 'day') : theme
    root.dataset.motion = speed === 0 ? 'off' : 'on'
    root.lang = language
  }
  apply()
  dark.addEventListener('change', apply)
  useSettings.subscribe(apply)
}

function stored(): Partial<Settings> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof saved === 'object' && saved !== null ? sane(saved) : {}
  } catch {
    return {}
  }
}

/** Drops values that are not a choice any more. */
function sane(saved: object): Partial<Settings> {
  const found = saved as Record<string, unknown>
  const { theme, language, speed, text, bare, stop, endsTurn, sound, name, level } = found
  // Tips were stored as `coach` before.
  const { tips = found.coach } = found
  return {
    ...(theme === 'day' || theme === 'night' || theme === 'system' ? { theme } : {}),
    ...(isLanguage(language) ? { language } : {}),
    ...(speed === 0 || speed === 0.5 || speed === 1 || speed === 2 ? { speed } : {}),
    ...(typeof text === 'boolean' ? { text } : {}),
    ...(typeof bare === 'boolean' ? { bare } : {}),
    ...(typeof stop === 'boolean' ? { stop } : {}),
    ...(typeof endsTurn === 'boolean' ? { endsTurn } : {}),
    ...(typeof tips === 'boolean' ? { tips } : {}),
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...(typeof name === 'string' ? { name: name.slice(0, 40) } : {}),
    ...(isLevel(level) ? { level } : {}),
  }
}

function isLevel(value: unknown): value is Level {
  return botLevels.some((level) => level === value)
}

function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.find(isLanguage) ?? 'en'
}
