import type { Page } from '@playwright/test'
import { LANGUAGES, languageFacts } from '@kitwright/words'
import { expectAccessibleInThemes } from './support/axe.ts'
import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty, showPart } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await goToEmpty(page)
  await beStaff(page, 'admin')
})

/** Waits until a page of the office has its content, without any that is still loading. */
async function settle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('a rule is written as a sentence, tried, kept, and removed', async ({ page, words }) => {
  const { rules } = words
  await page.goto('/office/rules')
  await settle(page, rules.title)
  await expectAccessibleInThemes(page, 'the rules')
  await page.getByRole('button', { name: rules.add, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const name = `Rule ${crypto.randomUUID().slice(0, 8)}`
  for (const label of [rules.name_in, rules.task_title])
    for (const language of LANGUAGES)
      await dialog.getByLabel(label.replace('{{language}}', languageFacts(language).name), { exact: true }).fill(name)
  await dialog.getByRole('button', { name: rules.try, exact: true }).click()
  await expect(dialog.getByRole('status').last()).toBeVisible()
  await expectAccessibleInThemes(page, 'a rule that was tried')
  await dialog.getByRole('button', { name: rules.save, exact: true }).click()
  await expect(dialog).toBeHidden()
  const item = page.getByRole('listitem').filter({ hasText: name })
  await expect(item).toBeVisible()
  await item.getByRole('button', { name: new RegExp(`^${rules.history}`) }).click()
  await expectAccessibleInThemes(page, 'the history of a rule')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: rules.texts_edit, exact: true }).click()
  await expectAccessibleInThemes(page, 'the texts of the rules’ mails')
  await page.keyboard.press('Escape')
  await item.getByRole('button', { name: new RegExp(`^${rules.remove}`) }).click()
  await expectAccessibleInThemes(page, 'the question before a rule is removed')
  await page.getByRole('dialog').getByRole('button', { name: rules.remove, exact: true }).click()
  await expect(item).toBeHidden()
})

test('a task is made, done, and opened again by undo', async ({ page, words }) => {
  const { tasks, desk } = words
  await page.goto('/office/tasks')
  await settle(page, tasks.title)
  await page.getByRole('button', { name: tasks.add, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const title = `Call ${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByLabel(tasks.field_title).fill(title)
  await expectAccessibleInThemes(page, 'a new task')
  await dialog.getByRole('button', { name: tasks.save, exact: true }).click()
  const item = page.getByRole('listitem').filter({ hasText: title })
  await expect(item).toBeVisible()
  await expectAccessibleInThemes(page, 'the tasks')
  await item.getByRole('button').click()
  await expect(item).toBeHidden()
  await expectAccessibleInThemes(page, 'the notice of a finished task')
  await page.getByRole('button', { name: new RegExp(`^${desk.undo}`) }).click()
  await expect(item).toBeVisible()
})

test('an order’s costs, the margins and the money owed are read', async ({ page, words, otherVisitor }) => {
  const { costs, debts } = words
  const { order } = await buy(await otherVisitor())
  await page.goto(`/office/orders/${order.id}`)
  await showPart(page, words, 'money')
  await expect(page.getByRole('heading', { name: costs.title, exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessibleInThemes(page, 'the costs of an order')
  await page.goto('/office/margins')
  await settle(page, costs.margins)
  await expectAccessibleInThemes(page, 'the margins')
  await page.goto('/office/debts')
  await settle(page, debts.title)
  await expectAccessibleInThemes(page, 'the money owed')
})
