import { languageFacts, LANGUAGES, type Texts } from '@kitwright/words'
import type { Locator, Page } from '@playwright/test'
import { STAFF_PASSWORD } from './support/checkout.ts'
import { expect, test } from './support/test.ts'
import { loadWords } from './support/words.ts'

async function enter(page: Page, { office, common }: Texts, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('textbox', { name: office.email }).fill('admin@angkor.example')
  await page.locator('input[autocomplete="current-password"]').fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: common.sign_in, exact: true }).click()
}

/** A field of a page, in one language. */
const fieldIn = (page: Page | Locator, { content }: Texts, label: string, language: 'en' | 'kh'): Locator =>
  page.getByLabel(
    content.own_languages.replace('{{field}}', label).replace('{{language}}', languageFacts(language).name),
    { exact: true },
  )

test('a page is made, written and published, and visitors read it in both languages', async ({
  page,
  words,
  otherVisitor,
  troubled,
}) => {
  const say = words.content
  const slug = `club-day-${Date.now().toString(36)}`
  troubled.push(`/api/office/pages/${slug}`)
  await enter(page, words, '/office/pages')
  await page.getByRole('button', { name: say.new, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fieldIn(dialog, words, say.title, 'en').fill('Club day')
  await fieldIn(dialog, words, say.title, 'kh').fill('ថ្ងៃក្លឹប')
  troubled.push('/api/office/pages')
  await dialog.getByLabel(say.slug).fill('terms')
  await dialog.getByRole('button', { name: say.make }).click()
  await expect(dialog.getByLabel(say.slug)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(say.slug).fill(slug)
  await dialog.getByRole('button', { name: say.make }).click()

  await expect(page).toHaveURL(new RegExp(`/office/pages/${slug}$`))
  await fieldIn(page, words, say.body, 'en').fill('# Where\nAt the [store](/store).\n\n- bring shoes')
  const missing = say.missing_mark.replace('{{language}}', languageFacts('kh').name)
  await expect(page.getByText(missing).last()).toBeVisible()

  await test.step('mark-up is refused at its place, and stays as it was typed', async () => {
    const body = fieldIn(page, words, say.body, 'kh')
    await body.fill('<b>ខ្លាំង</b>')
    await page.getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.faults)).toBeVisible()
    await expect(body).toHaveAttribute('aria-invalid', 'true')
    await expect(body).toHaveValue('<b>ខ្លាំង</b>')
    await body.fill('# នៅឯណា\nនៅ[ហាង](/store)។')
  })

  await page.getByRole('button', { name: say.publish, exact: true }).click()
  await expect(page.getByText(say.published)).toBeVisible()

  const visitor = await otherVisitor()
  for (const language of LANGUAGES) {
    await visitor.goto(`/pages/${slug}?lang=${language}`)
    // The theme of the shop may set the other language's title beside it.
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(language === 'en' ? 'Club day' : 'ថ្ងៃក្លឹប')
    await expect(visitor.getByRole('heading', { level: 2, name: language === 'en' ? 'Where' : 'នៅឯណា' })).toBeVisible()
    await expect(visitor.locator('main').getByRole('link')).toHaveAttribute('href', '/store')
    const { company } = (await loadWords(language)).common
    await expect(visitor.getByRole('navigation', { name: company })).toContainText(
      language === 'en' ? 'Club day' : 'ថ្ងៃក្លឹប',
    )
  }
})
