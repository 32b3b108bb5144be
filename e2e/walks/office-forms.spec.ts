import type { Page } from '@playwright/test'
import type { Texts } from '@kitwright/words'
import { STAFF_PASSWORD } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

// The long forms of the back office mark errors, keep typed input, and never silently overwrite another's save.

async function enter(page: Page, { office, common }: Texts, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('textbox', { name: office.email }).fill('admin@angkor.example')
  await page.locator('input[autocomplete="current-password"]').fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: common.sign_in, exact: true }).click()
}

test('forms of the back office say what an asterisk means', async ({ page, words, step }) => {
  const { office, suppliers, common } = words
  await enter(page, words, '/office/prices')
  await expect(field(page, 'fabrics.0.name.en')).toBeVisible()
  await step('prices')
  await page.goto('/office/brand')
  await expect(field(page, 'name')).toBeVisible()
  await step('brand')
  for (const [path, open] of [
    ['/office/staff', office.add_staff],
    ['/office/suppliers', suppliers.add],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: open, exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(common.required_note)).toBeVisible()
    await step(path)
  }
})

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
const wrong = (page: Page) => page.locator('[aria-invalid="true"]')
/** Closes earlier messages first, because they cover the button. */
async function save(page: Page, { common }: Texts): Promise<void> {
  const said = page.getByRole('alert').getByRole('button', { name: common.close })
  while ((await said.count()) > 0) await said.first().click()
  await page.getByRole('button', { name: common.save, exact: true }).click()
}

test('a fabric is named, priced by steps, retired and restored, with errors marked', async ({
  page,
  words,
  troubled,
}) => {
  const say = words.office
  troubled.push('/api/office/prices')
  await enter(page, words, '/office/prices')
  const promotion = page.getByRole('switch', { name: say.promotion_on })
  const rows = page.getByRole('group').filter({ has: page.locator('[name$=".name.en"]') })
  await expect(field(page, 'fabrics.0.name.en')).toBeVisible()
  const count = await rows.count()
  await page.getByRole('button', { name: say.add_fabric }).click()
  await expect(field(page, `fabrics.${count}.name.kh`)).toBeFocused()
  await save(page, words)
  await expect(page.getByText(say.fabric_name_required)).toHaveCount(2)
  await expect(field(page, `fabrics.${count}.name.kh`)).toBeFocused()

  await page.getByRole('button', { name: say.fabric_up.replace('{{name}}', say.fabric_new) }).click()
  await expect(field(page, `fabrics.${count - 1}.name.en`)).toHaveValue('')
  await expect(field(page, `fabrics.${count}.name.en`)).not.toHaveValue('')
  await field(page, `fabrics.${count - 1}.name.en`).fill('Silk')
  await field(page, `fabrics.${count - 1}.name.kh`).fill('សូត្រ')
  await expect(wrong(page)).toHaveCount(0)

  const steps = page.getByRole('group', { name: 'Silk', exact: true }).filter({ hasText: say.add_step })
  for (const [at, [from, percent]] of [
    ['20', '5'],
    ['10', '3'],
    ['30', '6'],
  ].entries()) {
    await steps.getByRole('button', { name: say.add_step }).click()
    await steps
      .getByRole('textbox')
      .nth(2 * at)
      .fill(from!)
    await steps
      .getByRole('textbox')
      .nth(2 * at + 1)
      .fill(percent!)
  }
  await promotion.check()
  await field(page, 'promotion.percent').fill('5')
  await field(page, 'promotion.from').fill('2026-12-02')
  await field(page, 'promotion.until').fill('2026-12-01')
  // Only the server knows that steps must rise and that a period ends after it began.
  await save(page, words)
  await expect(wrong(page)).toHaveCount(3)
  await expect(steps.getByRole('textbox').nth(2)).toBeFocused()
  await steps.getByRole('button', { name: `${say.remove_step} (2)` }).click()
  await expect(steps.getByRole('textbox').nth(2)).toHaveValue('30')
  await promotion.uncheck()
  await save(page, words)
  await expect(page.getByText(say.prices_saved)).toBeVisible()
  await expect(page.getByText(say.unsaved)).toBeHidden()

  await page.getByRole('button', { name: say.fabric_retire.replace('{{name}}', 'Silk') }).click()
  await expect(rows).toHaveCount(count)
  await page.getByRole('button', { name: say.fabric_back_named.replace('{{name}}', 'Silk') }).click()
  await expect(field(page, `fabrics.${count}.name.en`)).toHaveValue('Silk')
  await expect(steps.getByRole('textbox').nth(2)).toHaveValue('30')
  await page.getByRole('button', { name: say.discard }).click()
  await expect(field(page, `fabrics.${count - 1}.name.en`)).toHaveValue('Silk')
  await expect(page.getByText(say.unsaved)).toBeHidden()
  // Restores the shop for the other walks.
  await page.getByRole('button', { name: say.fabric_retire.replace('{{name}}', 'Silk') }).click()
  await save(page, words)
  await expect(page.getByText(say.unsaved)).toBeHidden()
})

test('where two administrators save prices the second is asked whose list it shall be', async ({
  page,
  words,
  otherVisitor,
  troubled,
}) => {
  const say = words.office
  troubled.push('/api/office/prices')
  const other = await otherVisitor()
  await enter(page, words, '/office/prices')
  await enter(other, words, '/office/prices')
  const days = await field(page, 'leadTimeDays').inputValue()
  await field(other, 'leadTimeDays').fill(String(Number(days) + 1))
  await save(other, words)
  await expect(other.getByText(say.prices_saved)).toBeVisible()

  const mine = field(page, 'leadTimeDays')
  await mine.fill(String(Number(days) + 2))
  await save(page, words)
  await page.getByRole('dialog').getByRole('button', { name: words.common.cancel }).click()
  await expect(mine).toHaveValue(String(Number(days) + 2))
  await expect(page.getByText(say.unsaved)).toBeVisible()
  await save(page, words)
  await page.getByRole('dialog').getByRole('button', { name: say.prices_stale_mine }).click()
  await expect(page.getByText(say.unsaved)).toBeHidden()
  await expect(mine).toHaveValue(String(Number(days) + 2))
  await mine.fill(days)
  await save(page, words)
  await expect(page.getByText(say.unsaved)).toBeHidden()
})

test('a size chart is checked per cell, and keeps input while another shows', async ({ page, words }) => {
  const say = words.office
  await enter(page, words, '/office/sizes')
  const garment = page.getByRole('combobox', { name: words.store.garment })
  const [shirt, polo] = [field(page, 'TSHIRT.M.length'), field(page, 'POLO_SHIRT.M.length')]
  await garment.selectOption(words.common.type_TSHIRT)
  const before = await shirt.inputValue()
  await shirt.fill('long')
  await expect(wrong(page)).toHaveCount(0)
  await garment.focus()
  await expect(page.getByText(say.length_wrong)).toHaveCount(1)

  await garment.selectOption(words.common.type_POLO_SHIRT)
  await expect(page.getByText(say.unsaved)).toBeHidden()
  const usual = await polo.inputValue()
  await polo.fill(String(Number(usual) + 0.5))
  await page.getByText(words.sizes.in, { exact: true }).first().click()
  await expect(polo).toHaveValue(String(Math.round(((Number(usual) + 0.5) / 2.54) * 100) / 100))

  await garment.selectOption(words.common.type_TSHIRT)
  await expect(shirt).toHaveValue('long')
  await expect(wrong(page)).toHaveCount(1)
  await save(page, words)
  await expect(page.getByText(say.chart_problems)).toBeVisible()
  await expect(shirt).toBeFocused()
  await page.getByRole('button', { name: say.discard }).click()
  await expect(wrong(page)).toHaveCount(0)
  await expect(page.getByText(say.unsaved)).toBeHidden()
  await page.getByText(words.sizes.cm, { exact: true }).first().click()
  await expect(shirt).toHaveValue(before)

  await garment.selectOption(words.common.type_POLO_SHIRT)
  await expect(polo).toHaveValue(String(Number(usual) + 0.5))
  await save(page, words)
  await expect(page.getByText(say.chart_saved)).toBeVisible()
  await expect(page.getByText(say.unsaved)).toBeHidden()
  await page.getByRole('button', { name: say.chart_default }).click()
  await expect(polo).toHaveValue(usual)
  await save(page, words)
  await expect(page.getByText(say.unsaved)).toBeHidden()
})

test('leaving unsaved prices or size charts asks first, also for hidden ones', async ({ page, words }) => {
  const { office, common, store } = words
  const goOn = async (): Promise<void> => page.getByRole('link', { name: office.orders, exact: true }).click()
  const question = page.getByRole('dialog', { name: common.leave_title })
  await enter(page, words, '/office/prices')
  await field(page, 'leadTimeDays').fill('33')
  await goOn()
  await question.getByRole('button', { name: common.stay, exact: true }).click()
  await expect(field(page, 'leadTimeDays')).toHaveValue('33')
  await goOn()
  await question.getByRole('button', { name: common.leave, exact: true }).click()
  await expect(page).toHaveURL(/\/office\/orders/)

  await page.getByRole('link', { name: office.sizes, exact: true }).click()
  const cell = field(page, 'TSHIRT.M.length')
  const garment = page.getByRole('combobox', { name: store.garment })
  await garment.selectOption(common.type_TSHIRT)
  await cell.fill('70.5')
  // The same page for another garment keeps typed input and does not ask.
  await garment.selectOption(common.type_HOODIE)
  await goOn()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: common.stay, exact: true }).click()
  await expect(page).toHaveURL(/\/office\/sizes/)
})
