import { expectAccessible } from './support/axe.ts'
import { beStaff, goToEmpty, register } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('an offer at the counter is changed by its customer and accepted', async ({
  page,
  words,
  otherVisitor,
  troubled,
}) => {
  const { offer, quote, quotes, desk } = words
  const team = `Tigers ${crypto.randomUUID().slice(0, 8)}`
  const phone = `012${String(Date.now()).slice(-6)}`
  const visitor = await otherVisitor()
  const buyer = await otherVisitor()
  let link = ''

  await test.step('staff make an offer with a name and a phone number', async () => {
    await page.goto('/')
    await goToEmpty(page)
    await beStaff(page, 'store')
    await page.goto('/office/quotes')
    await page.getByRole('button', { name: quotes.offer_new, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: quotes.offer_for }).fill(team)
    await dialog.getByRole('textbox', { name: quotes.offer_contact }).fill(phone)
    const garment = dialog.getByRole('combobox', { name: offer.line_garment.replace('{{place}}', '1') })
    await garment.selectOption('SOCCER_KIT interlock')
    await dialog.getByRole('textbox', { name: offer.line_qty.replace('{{place}}', '1') }).fill('20')
    await dialog.getByRole('textbox', { name: offer.line_price.replace('{{place}}', '1') }).fill('7')
    await dialog.getByRole('textbox', { name: offer.reason_of.replace('{{place}}', '1') }).fill('School price')
    await expectAccessible(page, 'a new offer that is typed')
    await dialog.getByRole('button', { name: offer.send.replace('{{total}}', '$140.00'), exact: true }).click()
    await expect(page).toHaveURL(/\/office\/offers\//)
    const code = page.getByRole('img', { name: quotes.offer_qr })
    link = new URL((await code.getAttribute('data-code'))!).href
    await expect(page.getByText('School price')).toBeVisible()
    await expectAccessible(page, 'an offer in the office')
  })

  await test.step('the customer opens it on a phone and asks for a change', async () => {
    await visitor.goto(link)
    await visitor.getByRole('button', { name: offer.wish, exact: true }).click()
    const pieces = visitor.getByRole('textbox', { name: new RegExp(offer.wish_qty.split('{{')[0]!) })
    await pieces.first().fill('30')
    await visitor.getByRole('textbox', { name: offer.wish_text }).fill('Cheaper for thirty?')
    await expectAccessible(visitor, 'a wish that is typed')
    await visitor.getByRole('button', { name: offer.wish_send, exact: true }).click()
    await expect(visitor.getByText(offer.wish_waits.split('{{')[0]!)).toBeVisible()
  })

  await test.step('staff see the mark and send a new version in three presses', async () => {
    await page.goto('/office/quotes')
    const row = page.getByRole('listitem').filter({ hasText: team })
    await expect(row).toContainText(quotes.offer_wished.split('{{')[0]!)
    // One: open. Two: the next version, with the pieces of the wish. Three: send.
    await row.getByRole('link', { name: `· ${team}` }).click()
    await page.getByRole('button', { name: quotes.offer_next, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Cheaper for thirty?')).toBeVisible()
    const price = dialog.getByRole('textbox', { name: offer.line_price.replace('{{place}}', '1') })
    await price.fill('6.50')
    await dialog.getByRole('button', { name: offer.send.replace('{{total}}', '$195.00'), exact: true }).click()
    await expect(page.getByText(quote.revision.replace('{{revision}}', '2')).first()).toBeVisible()
  })

  await test.step('staff give it to a customer and take that back', async () => {
    const { email } = await register(buyer)
    await page.getByRole('searchbox', { name: quotes.offer_give }).fill(email)
    await page.getByRole('list', { name: quotes.offer_give }).getByRole('button').click()
    await page.getByRole('button', { name: desk.undo }).click()
    await expect(page.getByText(quotes.offer_nobody_phone)).toBeVisible()
  })

  await test.step('a wish that comes while staff type refuses the send and keeps what they typed', async () => {
    // The send that is refused.
    troubled.push(`/api/office/quote-requests/${new URL(page.url()).pathname.split('/').at(-1)!}/offer`)
    await page.getByRole('button', { name: quotes.offer_next, exact: true }).click()
    const dialog = page.getByRole('dialog')
    const price = dialog.getByRole('textbox', { name: offer.line_price.replace('{{place}}', '1') })
    await price.fill('6.40')
    await visitor.reload()
    await visitor.getByRole('button', { name: offer.wish, exact: true }).click()
    await visitor.getByRole('textbox', { name: offer.wish_text }).fill('And by Friday?')
    await visitor.getByRole('button', { name: offer.wish_send, exact: true }).click()
    await expect(visitor.getByText(offer.wish_waits.split('{{')[0]!)).toBeVisible()
    const send = dialog.getByRole('button', { name: offer.send.replace('{{total}}', '$192.00'), exact: true })
    await send.click()
    await expect(dialog.getByText('And by Friday?')).toBeVisible()
    await expect(dialog.getByText(quotes.offer_moved.split('{{')[0]!)).toBeVisible()
    await expect(price).toHaveValue('6.40')
    await send.click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the old link shows the new version, says so, and accepts it in one press', async () => {
    await visitor.reload()
    await expect(visitor.getByText(offer.changed.split('{{')[0]! + '3', { exact: false })).toBeVisible()
    await expectAccessible(visitor, 'a later version of an offer')
    await visitor.getByRole('button', { name: offer.accept.replace('{{total}}', '$192.00'), exact: true }).click()
    await expect(visitor.getByText(offer.kept_here)).toBeVisible()
  })
})
