import { beSignedUp } from './support/checkout.ts'
import { expectAccessible } from './support/axe.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('sample marks of a template are named before ordering and accepted once', async ({ page, words, isPhone }) => {
  const { checkout, arrange } = words
  await beSignedUp(page)
  const templates = await page.request.get('/api/templates?type=SOCCER_KIT&pageSize=1')
  const { items } = (await templates.json()) as { items: { id: string }[] }
  const studio = await openStudio({ words, isPhone }, page, `/design/soccer?template=${items[0]!.id}`)

  // A phone shows the checks in the sheet of a selection.
  if (!isPhone)
    await test.step('the studio lists both and removes the crest', async () => {
      await expect(page.getByRole('button', { name: arrange.problem_sample_sponsor })).toBeVisible()
      await page.getByRole('button', { name: arrange.mend_sample_crest }).click()
      await expect(page.getByRole('button', { name: arrange.problem_sample_crest })).toBeHidden()
    })

  await test.step('the checkout names the mark that is left and asks once', async () => {
    await studio.openTool('squad')
    const field = studio.panel.getByRole('textbox', {
      name: words.studio.pieces_of.replace('{{size}}', 'M'),
      exact: true,
    })
    const only = studio.panel.getByText(words.studio.sizes_only, { exact: true })
    await expect(field.or(only).first()).toBeVisible()
    if (!(await field.isVisible())) await only.click()
    await field.fill('10')
    await studio.closePanel()
    await page.getByRole('button', { name: words.studio.order, exact: true }).click()
    const warning = page.getByRole('status').filter({ hasText: checkout.marks_left })
    await expect(warning.getByRole('link', { name: checkout.mark_sponsor })).toBeVisible()
    await expect(warning.getByRole('link', { name: checkout.mark_crest })).toHaveCount(isPhone ? 1 : 0)
    await expectAccessible(page, 'checkout with a sample mark')
    await page.getByRole('textbox', { name: checkout.address }).fill('House 12, Street 271')
    await page.getByRole('textbox', { name: checkout.phone }).first().fill('012 345 678')
    const order = page.getByRole('button', { name: checkout.place, exact: true })
    await order.click()
    const question = page.getByRole('dialog', { name: checkout.mark_question })
    await question.getByRole('button', { name: checkout.mark_reject }).click()
    await expect(question).toBeHidden()
  })

  await test.step('its name opens the studio at the mark', async () => {
    await page.getByRole('link', { name: checkout.mark_sponsor }).click()
    await expect(page).toHaveURL(/layer=sponsor/)
    await page.goBack()
  })

  await test.step('the order is placed after one answer', async () => {
    await page.getByRole('button', { name: checkout.place, exact: true }).click()
    await page.getByRole('button', { name: checkout.mark_accept }).click()
    await expect(page.getByRole('heading', { name: checkout.thanks })).toBeVisible()
  })
})
