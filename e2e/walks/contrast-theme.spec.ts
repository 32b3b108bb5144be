import type { Page } from '@playwright/test'
import { type PageName, pageRows } from '@kitwright/pages'
import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty } from './support/checkout.ts'
import { inContrastTheme, lostOn } from './support/contrast/lostOn.ts'
import { handOver } from './support/handover.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'
import { visitWithin } from './support/contrast/visitWithin.ts'

/** A link that nobody has made: its page says so. */
const NO_APPROVAL = 'A'.repeat(43)
/** A quote that nobody has asked for. */
const NO_QUOTE = '00000000-0000-4000-8000-000000000000'

/** Pages about a single object, by name, with the paths where the test finds one. */
const OF_ONE_THING = (bought: Awaited<ReturnType<typeof buy>>, token: string, customerId: string) =>
  ({
    editor: '/design/soccer',
    product: '/products/soccer',
    sharedPreview: `/design/preview/${token}`,
    checkout: `/design/checkout/${bought.designId}`,
    cartApproval: `/cart/approve/${NO_APPROVAL}`,
    ownQuote: `/me/quotes/${NO_QUOTE}`,
    officeQuote: `/office/quotes/${NO_QUOTE}`,
    officeOffer: `/office/offers/${NO_QUOTE}`,
    officeOrderDraft: `/office/order-drafts/${NO_QUOTE}`,
    proof: `/me/proof/${bought.order.id}`,
    orderPapers: `/t/${bought.order.number}`,
    officeOrder: `/office/orders/${bought.order.id}`,
    officeDesign: `/office/designs/${bought.designId}`,
    officeCustomer: `/office/customers/${customerId}`,
    officePage: '/office/pages/about',
    // Drawn as every page of the tenant's text; a shop has no own page at first.
    ownPage: '/about',
  }) satisfies Partial<Record<PageName, string>>
/** Pages of a handed-over order. Each has its own test below. */
const OF_PRINT_SHOP: readonly PageName[] = ['supplier', 'label', 'officeLabel']

/**
 * The theme is one for all pages, so one page in three is enough for visitors and for staff; `npm run sweep` opens all.
 */
const EVERY = process.env['WHOLE_SWEEP'] ? 1 : 3

const isPlain = (path: string): boolean => !path.includes('$')
const pathsOf = (session: 'customer' | 'staff' | null): [PageName, string][] =>
  pageRows.flatMap(([name, page]): [PageName, string][] =>
    page.session === session && isPlain(page.path) ? [[name, page.path]] : [],
  )

/** Opens pages one after the other in the same document: to load all scripts anew takes longer than to look. */
async function walk(page: Page, paths: readonly (readonly [PageName, string])[]): Promise<void> {
  const visit = await visitWithin(page)
  for (const [, path] of paths.filter((_, index) => index % EVERY === 0)) {
    await visit(path)
    expect(await lostOn(page), path).toEqual([])
    for (const opener of await page.locator('main [aria-haspopup="dialog"]:visible').all()) {
      await opener.click()
      expect(await lostOn(page), `${path}, opened`).toEqual([])
      await page.keyboard.press('Escape')
    }
  }
}

test('in a contrast theme a visitor tells what is chosen on every page', async ({ page }) => {
  await inContrastTheme(page)
  await walk(page, pathsOf(null))
})

test('in a contrast theme customer and staff tell what is chosen on every page', async ({ page, troubled }) => {
  await inContrastTheme(page)
  troubled.push(
    `/api/cart-approvals/${NO_APPROVAL}`,
    `quotes/${NO_QUOTE}`,
    `order-drafts/${NO_QUOTE}`,
    `quote-requests/${NO_QUOTE}`,
  )
  const bought = await buy(page)
  const headers = { authorization: `Bearer ${bought.tokens.access_token}` }
  const shared = await page.request.post(`/api/designs/${bought.designId}/preview`, { headers })
  expect(shared.status()).toBe(201)
  const { token } = (await shared.json()) as { token: string }
  const { id } = await bought.read<{ id: string }>('/api/accounts/details')
  const ofOneThing = OF_ONE_THING(bought, token, id)
  const open = pageRows.filter(([name, { path }]) => !isPlain(path) && !(name in ofOneThing))
  expect(open.map(([name]) => name).toSorted()).toEqual(OF_PRINT_SHOP.toSorted())

  await goToEmpty(page)
  await page.evaluate(kept => localStorage.setItem('kitwright.auth', kept), JSON.stringify(bought.tokens))
  await beStaff(page, 'admin')
  await walk(page, [
    ...pathsOf('customer'),
    ...pathsOf('staff'),
    ...(Object.entries(ofOneThing) as [PageName, string][]),
  ])
})

test('a contrast theme shows a print shop the chosen items and labels', async ({ page }) => {
  await inContrastTheme(page)
  const bought = await buy(page)
  await goToEmpty(page)
  const { token, sign } = await handOver(page, bought)
  const { number } = bought.order
  // The supplier's page stores the link with which this browser opens scanned labels.
  for (const [name, path] of [
    ['supplier', `/supplier/${token}`],
    ['label', `/t/${number}/${sign}`],
    ['orderPapers', `/t/${number}`],
  ] as const) {
    await walk(page, [[name, path]])
    await expect(page.getByRole('main')).toContainText(number)
  }
  await goToEmpty(page)
  await beStaff(page, 'admin')
  await walk(page, [['officeLabel', `/office/labels/${number}/${sign}`]])
  await expect(page.getByRole('main')).toContainText(number)
})

test('in a contrast theme a designer tells what is chosen in every tool', async ({ page, words, isPhone }) => {
  await inContrastTheme(page)
  const studio = await openStudio({ words, isPhone }, page)
  for (const tool of ['parts', 'patterns', 'text', 'images', 'squad', 'starts'] as const) {
    await studio.openTool(tool)
    expect(await lostOn(page), tool).toEqual([])
  }
  await studio.closePanel()
  await page.getByTestId('tool-player').click()
  await expect(studio.panel.getByRole('tab').first()).toBeVisible()
  expect(await lostOn(page), 'player').toEqual([])
})
