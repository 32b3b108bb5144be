import { createDesign } from '@kitwright/design'
import type { Page } from '@playwright/test'
import { beSignedUp, beStaff, fillSignUp, freshEmail, PASSWORD, register } from './support/checkout.ts'
import { expectGarment, expectPainted, SMALL_STAGE } from './support/stage.ts'
import { openStudio, Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** Crashes the renderer without any event. */
async function crash(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The crashed page cannot respond.
  wire.send('Page.crash').catch(() => null)
  await crashed
  await page.close()
}

test('a draft survives a reload and a crash', async ({ page, words, isPhone, context }) => {
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('text')
  await studio.textLine('role_front_text').fill('NEVER')
  await page.reload()
  await studio.openTool('text')
  await expect(studio.textLine('role_front_text')).toHaveValue('NEVER')

  await studio.textLine('role_front_text').fill('NEVER LOST')
  await studio.expectKept()
  await crash(page)

  const next = await context.newPage()
  await next.goto('/design/soccer')
  const again = new Studio({ page: next, words, isPhone })
  await again.openTool('text')
  await expect(again.textLine('role_front_text')).toHaveValue('NEVER LOST')
})

test('what was typed last at the checkout is there after a reload', async ({ page, words, isPhone }) => {
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('squad')
  await studio.panel.getByRole('button', { name: words.studio.add_player, exact: true }).click()
  await studio.panel
    .getByRole('textbox', { name: words.studio.player_name_of.replace('{{row}}', '1'), exact: true })
    .fill('SOK DARA')
  await page.getByRole('button', { name: words.studio.order, exact: true }).click()
  const name = page.locator('input[name="designs.0.players.0.name"]')
  await expect(name).toHaveValue('SOK DARA')
  await name.fill('SOK DARA THE ELDER')
  await page.reload()
  await expect(name).toHaveValue('SOK DARA THE ELDER')
})

/** Fills this browser's storage, so that it has no space for a draft. */
const fillUp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

test('leaving the editor with a change that could not be kept asks first', async ({ page, words, isPhone }) => {
  const { studio: say } = words
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('text')
  await studio.textLine('role_front_text').fill('KEPT')
  await studio.expectKept()
  await fillUp(page)
  await studio.textLine('role_front_text').fill('LOST')
  await expect(studio.saveState).toHaveAttribute('data-failed', 'true')
  const leave = async (answer: string): Promise<void> => {
    await page.getByRole('banner', { name: say.studio }).getByRole('link').first().click()
    const dialog = page.getByRole('dialog', { name: words.common.leave_title })
    await expect(dialog).toContainText(say.leave_text)
    await dialog.getByRole('button', { name: answer, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await leave(words.common.stay)
  await expect(studio.textLine('role_front_text')).toHaveValue('LOST')
  await leave(words.common.leave)
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('a shared design is seen by anyone and changed by no one', async ({ page, words, isPhone, otherVisitor }) => {
  const say = words.studio
  await openStudio({ words, isPhone }, page)
  await page.getByRole('textbox', { name: say.design_name }).fill('River Dragons away')
  await page.getByRole('button', { name: say.share, exact: true }).click()
  await page.getByRole('button', { name: words.shots.link_make }).click()
  const signIn = page.getByRole('dialog', { name: say.sign_in_to_save })
  await signIn.getByRole('tab', { name: say.sign_up, exact: true }).click()
  await (await fillSignUp(signIn, words, freshEmail())).click()
  const dialog = page.getByRole('dialog', { name: words.shots.title })
  const link = await dialog.getByRole('textbox', { name: words.shots.link_label }).inputValue()
  expect(link).toMatch(/\/design\/preview\/[\w-]{22,}$/)

  const other = await otherVisitor()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'River Dragons away' })).toBeVisible()
  await expect(other.getByRole('button', { name: words.shots.preview_yours })).toBeVisible()
  await expect(other.getByRole('textbox')).toHaveCount(0)
  await expect(other.getByTestId('tool-parts')).toHaveCount(0)
  const token = link.split('/').at(-1)
  const attempt = await other.request.put(`/api/previews/${token}`, { data: { name: 'Mine now' } })
  expect(attempt.status(), 'there is no way to change it').toBe(404)
})

test.describe('painted', () => {
  // The one walk whose stage refines its picture, on a small stage.
  test.use({ viewport: SMALL_STAGE, isSettling: true })

  test(
    'a design is painted for link holders and for the reviewing staff',
    { tag: '@stage' },
    async ({ page, words }) => {
      const { tokens } = await register(page)
      const id = crypto.randomUUID()
      const headers = { authorization: `Bearer ${tokens.access_token}` }
      const design = { id, name: 'River Dragons away', document: createDesign('soccer') }
      await page.request.post('/api/designs', { data: design, headers })
      const answer = await page.request.post(`/api/designs/${id}/preview`, { headers })
      const { path } = (await answer.json()) as { path: string }
      // It stands still.
      await page.goto(path)
      await expect(page.getByRole('heading', { name: design.name })).toBeVisible()
      await expectGarment(page)

      await beStaff(page, 'store')
      await page.goto(`/office/designs/${id}`)
      await expectPainted(page.getByRole('img', { name: words.office.stage_label }))
    },
  )
})

test('signing out asks first; the personal area asks for signing in and leads back', async ({ page, words }) => {
  const { common, account } = words
  const email = await beSignedUp(page)
  await page.goto('/me/dashboard')
  const leave = async (answer: string): Promise<void> => {
    await page.getByRole('button', { name: common.user_menu }).click()
    await page.getByRole('menuitem', { name: common.sign_out }).click()
    const dialog = page.getByRole('dialog', { name: common.confirmation })
    await expect(dialog).toContainText('Do you want to sign out?')
    await dialog.getByRole('button', { name: answer, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await leave(common.no)
  await expect(page).toHaveURL(/\/me\/dashboard$/)
  await leave(common.yes)
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(page.getByRole('link', { name: common.sign_in, exact: true })).toBeVisible()

  await page.goto('/me/histories')
  await expect(page).toHaveURL(
    url => url.pathname === '/auth/signin' && url.searchParams.get('redirect_to') === '/me/histories',
  )
  await page.getByRole('textbox', { name: account.email }).fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: common.sign_in, exact: true }).click()
  await expect(page).toHaveURL(/\/me\/histories$/)
  await expect(page.getByRole('heading', { name: account.no_orders })).toBeVisible()
})
