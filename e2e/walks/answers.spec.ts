import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { DESIGN, share } from './support/share.ts'
import { expectStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

async function swipeLeft(on: Locator, { isClick = false } = {}): Promise<void> {
  const { x, y } = (await on.boundingBox())!
  const finger = { pointerId: 1, isPrimary: true, bubbles: true, clientY: y + 8 }
  await on.dispatchEvent('pointerdown', { ...finger, clientX: x + 200 })
  await on.dispatchEvent('pointerup', { ...finger, clientX: x + 80 })
  if (isClick) await on.dispatchEvent('click', { bubbles: true, detail: 1 })
}

test('a stranger answers to a shared design, and its owner reads who said what', async ({
  page,
  words,
  isPhone,
  otherVisitor,
  baseURL,
  troubled,
}) => {
  const say = words.answers
  const { api, id, path } = await share(page, baseURL)
  const stranger = await otherVisitor()
  await stranger.addInitScript(theme => localStorage.setItem('kitwright.theme', theme), isPhone ? 'dark' : 'light')
  await stranger.goto(path)
  await expect(stranger.getByRole('heading', { name: 'River Dragons' })).toBeVisible()
  await expect(stranger.getByText(words.shots.preview_no_webgl)).toBeVisible()
  await expect(stranger.getByTestId('price')).toContainText('$')

  const kits = stranger.getByRole('group', { name: say.kits })
  const picture = stranger.getByTestId('picture')
  await expect(picture).not.toHaveAttribute('src', /kit=/)
  await kits.getByRole('button', { name: words.store.kit_away, exact: true }).click()
  await expect(picture).toHaveAttribute('src', /kit=away/)
  await swipeLeft(kits)
  await expect(picture).toHaveAttribute('src', /kit=goalkeeper/)
  // A swipe that begins and ends on one button does not press it.
  await swipeLeft(stranger.getByTestId('price'), { isClick: true })
  await expect(picture).not.toHaveAttribute('src', /kit=/)
  await expect(stranger.getByRole('dialog')).toHaveCount(0)
  await stranger.keyboard.press('PageUp')
  await expect(picture).toHaveAttribute('src', /kit=goalkeeper/)
  await stranger.keyboard.press('PageDown')
  await expect(picture).not.toHaveAttribute('src', /kit=/)
  await expectAccessible(stranger, 'a shared design')

  await stranger.getByTestId('price').click()
  const prices = stranger.getByRole('dialog', { name: say.prices })
  await expect(prices).toContainText('$')
  await stranger.keyboard.press('Escape')

  await stranger.getByRole('button', { name: say.looks_good, exact: true }).click()
  const good = stranger.getByRole('dialog', { name: say.looks_good_title })
  await good.getByRole('button', { name: say.send }).click()
  await expect(good.getByText(say.name_required)).toBeVisible()
  await good.getByRole('textbox', { name: say.name }).fill('Sreymom')
  await expectAccessible(stranger, 'the dialog of an answer')
  await good.getByRole('button', { name: say.send }).click()
  await expect(stranger.getByText(say.you_like)).toBeVisible()

  await stranger.getByRole('button', { name: say.comment, exact: true }).click()
  const comment = stranger.getByRole('dialog', { name: say.comment_title })
  await expect(comment.getByRole('textbox', { name: say.name })).toHaveValue('Sreymom')
  await comment.getByRole('textbox', { name: say.comment_field }).fill('Wider collar, see http://kits.example')
  await comment.getByRole('button', { name: say.send }).click()
  await expect(comment).toBeHidden()

  await page.goto(`/design/soccer?design=${id}`)
  await expectStudio(page)
  const bar = page.getByRole('banner')
  const unread = words.studio.new_answers_other.replace('{{count}}', '2')
  const named = isPhone ? words.studio.more : words.studio.share
  await expect(bar.getByRole('button', { name: named }).first()).toHaveAccessibleName(new RegExp(unread))
  await expectAccessible(page, 'the studio with unread answers')

  await page.goto('/me/assets')
  const button = page.getByRole('button', { name: say.button.replace('{{count}}', '2') })
  await expect(button).toContainText(say.unread_other.replace('{{count}}', '2'))
  await button.click()
  const dialog = page.getByRole('dialog', { name: say.title_of.replace('{{name}}', 'River Dragons') })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByText('Wider collar, see http://kits.example')).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await expectAccessible(page, 'the answers')
  await dialog
    .getByRole('button', { name: `${say.remove} Sreymom` })
    .first()
    .click()
  await page.getByRole('button', { name: say.remove, exact: true }).last().click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(button).toBeHidden()

  // An approval given before a change does not apply to the changed design.
  const document = { ...DESIGN, fabric: { ...DESIGN.fabric, colour: '#1d4ed8', tone: undefined } }
  const changed = await api.put(`/api/designs/${id}`, { data: { document }, headers: { 'if-match': '*' } })
  expect(changed.status()).toBe(200)
  await stranger.reload()
  await expect(stranger.getByText(say.liked_earlier_one.replace('{{count}}', '1'))).toBeVisible()
  await expect(stranger.getByRole('button', { name: say.looks_good, exact: true })).toBeVisible()

  await api.delete(`/api/designs/${id}/preview`)
  const token = path.split('/').at(-1)!
  const poster = `picture?side=front&shape=${isPhone ? 'tall' : 'square'}&width=800`
  troubled.push(`/api/previews/${token}`, `/api/previews/${token}/${poster}`)
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: words.shots.preview_closed })).toBeVisible()
  await api.dispose()
})
