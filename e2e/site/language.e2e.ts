import { expect, type Page, test } from '@playwright/test'
import { knowGames, playNow } from '../local-table.ts'

test('who reads English is sent no German', async ({ page }) => {
  const sent: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sent.push(response.text())
  })
  await playNow(page)
  await page.keyboard.press('r')
  await expect(page.getByPlaceholder('Search the rules')).toBeVisible()
  const scripts = await Promise.all(sent)
  expect(scripts.some((script) => script.includes('Start tiles are chosen in reverse order'))).toBe(true)
  expect(scripts.filter((script) => /Karosserie|Zum Inhalt/.test(script))).toEqual([])
})

test('a table changes its language while it is played, its rules and refusals included', { tag: '@core' }, async ({
  page,
}) => {
  await playNow(page)
  await page.keyboard.press('r')
  await page.getByPlaceholder('Search the rules').fill('KW-4.9')
  await expect(page.getByRole('heading', { name: 'Tiles left at the tail KW-4.9' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel('Deutsch').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Plättchen am Ende KW-4.9' })).toBeVisible()
  await page.getByPlaceholder('Regeln durchsuchen').fill('')
  await expect(page.getByText('An jedem Tisch')).toBeVisible()
  await expect(page.getByText('At every table')).toBeHidden()

  // Tiles of the chain cannot be taken while start tiles are chosen.
  await page.locator('[data-piece][aria-disabled="true"]:visible').first().focus()
  await page.keyboard.press('Enter')
  const refusal = page.getByRole('alert', { name: 'Nicht erlaubt' })
  await expect(refusal).toContainText(/KW-\d/)
  await expect(refusal).toContainText('Startplättchen')
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  for (const { game, first, count, english } of [
    {
      game: 'kraftwagen',
      first: 'Zwei bis vier Personen KW-1.1',
      count: 338,
      english: 'Two, three or four of you play',
    },
    { game: 'age-of-engineering', first: 'Zwei bis vier Firmen AE-1.1', count: 330, english: 'companies' },
    { game: 'horseless-carriage', first: 'Die acht Phasen HC-1.1', count: 257, english: 'A year consists of' },
  ])
    test(`the rules of ${game} are German from the first look, all of them`, async ({ page }) => {
      await page.goto(`/rules/${game}`)
      await expect(page.getByRole('heading', { name: first })).toBeVisible()
      await expect(page.locator('article[id^="rule-"]')).toHaveCount(count)
      await expect(page.getByText(english)).toHaveCount(0)
    })

  test('a table of Horseless Carriage, its log and its rules are German to the last word', async ({ page }) => {
    await knowGames(page)
    await page.addInitScript(() => localStorage.setItem('carriage-house.last-game', 'horseless-carriage'))
    await page.goto('/')
    await page.getByRole('button', { name: 'Horseless Carriage spielen' }).click()
    await expect(page.getByTestId('prompt')).toContainText('Planungsabteilung')
    expect(await englishOn(page)).toEqual([])
    // With a piece in the hand, R would turn it.
    await page.getByRole('tab', { name: 'Passende Regeln' }).click()
    await page.getByPlaceholder('Regeln durchsuchen').fill('HC-')
    await expect(page.getByRole('heading', { name: 'Ein Schlag HC-11.1' })).toBeVisible()
    expect(await englishOn(page)).toEqual([])
    await page.getByRole('tab', { name: 'Verlauf' }).click()
    await expect(page.getByText('Baureihenfolge:')).toBeVisible()
    expect(await englishOn(page)).toEqual([])
  })
})

/** The English words that betray a text, seen or read aloud. */
async function englishOn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll<HTMLElement>('[aria-label], [title]')]
    return [document.body.textContent, ...labels.flatMap((each) => [each.getAttribute('aria-label'), each.title])]
  })
  return text.join(' ').match(/\b(the|and|of|your|you|with|are|this|that)\b/gi) ?? []
}
