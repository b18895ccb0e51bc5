import { expect, type Page } from '@playwright/test'
import { engineeringStates } from './age-of-engineering/age-of-engineering-states.ts'
import { horselessMoments, horselessStates } from './horseless-carriage/horseless-states.ts'
import { kraftwagenStates } from './kraftwagen/kraftwagen-states.ts'

/** The states of the server that are looked at one by one, for access and for pictures. */
export const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Sell your first car' })).toBeVisible()
    await page.waitForLoadState('networkidle')
  },
  lobby: async (page) => {
    await page.goto('/lobby')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  },
  ...kraftwagenStates,
  ...engineeringStates,
  ...horselessStates,
}

/** What is looked at beside them, for pictures alone. */
export const moments: Readonly<Record<string, (page: Page) => Promise<void>>> = horselessMoments
