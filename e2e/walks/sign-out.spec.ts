import { beSignedUp, PASSWORD, signUp } from './support/checkout.ts'
import { keptHere } from './support/browserStorage.ts'
import { Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('signing out asks about unsaved work; the next person finds none', async ({ page, words, context }) => {
  const { common, account, studio: say } = words
  const studio = new Studio({ page, words, isPhone: false })
  const dialog = page.getByRole('dialog', { name: common.unsaved_title })

  /** Creates a design with a player and a started checkout, all unsaved, in an empty browser. */
  const work = async (secret: string): Promise<void> => {
    await page.goto('/design/soccer')
    await expect(page.getByRole('textbox', { name: say.design_name })).not.toHaveValue('FIRST kit')
    await page.getByRole('textbox', { name: say.design_name }).fill(`${secret} kit`)
    await studio.openTool('squad')
    await studio.panel.getByRole('button', { name: say.add_player, exact: true }).click()
    await studio.panel
      .getByRole('textbox', { name: say.player_name_of.replace('{{row}}', '1'), exact: true })
      .fill(`${secret} DARA`)
    await page.getByRole('button', { name: say.order, exact: true }).click()
    await page.locator('input[name="phone"]').fill('012 345 678')
    await expect.poll(() => keptHere(page)).toContain('012 345 678')
  }
  const signOut = async (answer: string): Promise<void> => {
    await page.goto('/me/dashboard')
    await page.getByRole('button', { name: common.user_menu }).click()
    await page.getByRole('menuitem', { name: common.sign_out }).click()
    await page.getByRole('dialog').getByRole('button', { name: common.yes, exact: true }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: answer, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  const expectGone = async (secret: string): Promise<void> => {
    await expect(page).toHaveURL(url => url.pathname === '/')
    await expect(page.getByRole('link', { name: common.sign_in, exact: true })).toBeVisible()
    // The service worker clears its cache asynchronously.
    await expect.poll(() => keptHere(page)).not.toMatch(/\/api\/files\//)
    const kept = await keptHere(page)
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain('012 345 678')
  }

  const email = await beSignedUp(page)
  await work('FIRST')
  const tab = await context.newPage()
  await tab.goto('/design/soccer')
  await expect(tab.getByRole('textbox', { name: say.design_name })).toHaveValue('FIRST kit')
  await signOut(common.stay_signed_in)
  await expect(page).toHaveURL(/\/me\/dashboard$/)
  expect(await keptHere(page)).toContain('FIRST kit')
  await signOut(common.save_and_sign_out)
  await expectGone('FIRST')
  // Pages open in other tabs are left as well.
  await expect(tab).toHaveURL(url => url.pathname === '/')
  await tab.close()

  // The next person finds no data of the first, and leaves none either.
  await signUp(page, words)
  await work('SECOND')
  await signOut(common.discard_and_sign_out)
  await expectGone('SECOND')

  await page.goto('/auth/signin?redirect_to=/me/assets')
  await page.getByRole('textbox', { name: account.email }).fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: common.sign_in, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'FIRST kit', exact: true })).toBeVisible()
  await page.goto('/me/players')
  await expect(page.getByText('FIRST DARA')).toBeVisible()
})
