import type { Locator, Page, Route } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { openStudio, type Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const CLUB = { en: 'Phnom Penh FC', kh: 'ក្លឹបភ្នំពេញ' } as const

/** Opens the font picker of the front text with the public catalogue's fonts. */
async function openCatalogue(studio: Studio, page: Page, club: string): Promise<Locator> {
  const { fonts } = studio.words
  await studio.openTool('text')
  await studio.textLine('role_front_text').fill(club)
  await studio.fields.getByRole('button', { name: fonts.choose_now.split('{{')[0]! }).click()
  const picker = page.getByRole('dialog', { name: fonts.choose })
  await picker.getByRole('tab', { name: 'Fontsource' }).click()
  return picker
}
const colourOf = async (place: Locator): Promise<string> => place.evaluate(element => getComputedStyle(element).color)

test('the font picker takes a catalogue’s font and tells which it cannot', async ({
  page,
  words,
  isPhone,
  lang,
  step,
  troubled,
}) => {
  const { fonts } = words
  // The second address is the fallback after the catalogue's 404.
  troubled.push(
    '/api/resources/fonts',
    '/api/resources/fonts/sabay-gone',
    ...['gone', 'page', 'large', 'cut', 'slow'].map(id => `/v1/fonts/sabay-${id}`),
  )
  const studio = await openStudio({ words, isPhone }, page)
  const picker = await openCatalogue(studio, page, CLUB[lang])
  const search = picker.getByRole('searchbox', { name: fonts.search })
  const told = picker.getByRole('status')

  for (const excluded of ['Sauce', 'Bravura']) {
    await search.fill(excluded)
    await expect(picker.getByText(fonts.none, { exact: true })).toBeVisible()
  }
  await search.fill('Sabay')
  const rows = picker.getByRole('option')
  await expect(rows).toHaveCount(7)
  // For a Khmer text, fonts with Khmer letters come first.
  await expect(rows.first()).toHaveAccessibleName(lang === 'kh' ? 'Sabay Khmer' : /^Sabay Cut/)
  const broken = rows.filter({ hasText: fonts.not_loaded })
  await expect(broken).toHaveCount(5)
  const [warning, plain] = [broken.first(), rows.filter({ hasText: 'Sabay Khmer' })]
  expect(await colourOf(warning.locator('[data-warning]'))).not.toBe(await colourOf(plain.getByText('Sabay Khmer')))
  await step('fonts of a public catalogue')

  const refused = (family: string): string => fonts.not_taken.replace('{{family}}', family).split(' {{')[0]!
  for (const id of ['Gone', 'Page', 'Large', 'Cut', 'Slow']) {
    const row = rows.filter({ hasText: `Sabay ${id}` })
    await row.click()
    await expect(told).toContainText(refused(`Sabay ${id}`))
    await expect(row).toHaveAttribute('aria-selected', 'false')
  }
  await rows.filter({ hasText: 'Sabay Gone' }).click()
  await expect(told).toHaveText(
    fonts.not_taken.replace('{{family}}', 'Sabay Gone').replace('{{reason}}', fonts.no_longer),
  )
  await expectAccessible(page, 'the font picker')
  await step('a font that the catalogue no longer has')

  await plain.click()
  await expect(plain).toHaveAttribute('aria-selected', 'true')
  await expect(told).toBeEmpty()
  await step('a font is taken')
  await picker.getByRole('button', { name: fonts.done, exact: true }).click()
  await expect(picker).toBeHidden()
  const chosen = { name: fonts.choose_now.replace('{{family}}', 'Sabay Khmer'), exact: true }
  await expect(studio.fields.getByRole('button', chosen)).toBeVisible()
})

const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a page of a captive portal': async route =>
    route.fulfill({ body: '<html>Sign in</html>', contentType: 'text/html' }),
  'no list': async route => route.fulfill({ json: { error: 'moved' } }),
  'a failure': async route => route.fulfill({ status: 503, body: 'away' }),
  'no answer': async route => route.abort(),
}
test('the font picker shows packaged fonts whatever it gets in place of the list', async ({
  page,
  words,
  isPhone,
  lang,
  troubled,
}) => {
  const { fonts } = words
  troubled.push('/v1/fonts')
  let answered = 0
  let answer: (route: Route) => Promise<void> = async route => route.abort()
  await page.route('**/v1/fonts', async route => {
    await answer(route)
    answered += 1
  })
  const studio = await openStudio({ words, isPhone }, page)
  const missing = page.getByText(fonts.catalogue_missing)
  const again = page.getByRole('button', { name: fonts.try_again, exact: true })
  let picker: Locator | undefined
  for (const [name, next] of Object.entries(ANSWERS))
    await test.step(name, async () => {
      answered = 0
      answer = next
      if (picker) await again.click()
      else picker = await openCatalogue(studio, page, CLUB[lang])
      await expect.poll(() => answered, name).toBeGreaterThan(0)
      await expect(missing, name).toBeVisible()
      await expect(picker.getByRole('option'), name).toHaveCount(12)
    })
  await page.unroute('**/v1/fonts')
  await again.click()
  await expect(missing).toBeHidden()
})
