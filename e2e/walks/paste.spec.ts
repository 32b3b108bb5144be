import type { Page } from '@playwright/test'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

interface ClipboardPicture {
  readonly widthPx: number
  readonly heightPx: number
  readonly text?: string
}

/** Copies a picture with clear margins, as a drawing program does. With a text, as a spreadsheet does. */
async function copyPicture(page: Page, copied: ClipboardPicture): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async ({ widthPx, heightPx, text }) => {
    const canvas = new OffscreenCanvas(widthPx + 200, heightPx + 200)
    const pen = canvas.getContext('2d')!
    pen.fillStyle = '#b91c1c'
    pen.fillRect(100, 100, widthPx, heightPx)
    const parts = { 'image/png': await canvas.convertToBlob(), ...(text !== undefined && { 'text/plain': text }) }
    await navigator.clipboard.write([new ClipboardItem(parts)])
  }, copied)
}

test('a picture is pasted from any tool or field; wide ones are sponsors', async ({ page, words, isPhone }) => {
  const { studio: say, images } = words
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('text')
  // The clipboard's keys load with the hints, after the garment.
  await expect(page.getByRole('button', { name: words.arrange.next, exact: true })).toBeVisible()
  await copyPicture(page, { widthPx: 900, heightPx: 150 })
  await page.keyboard.press('ControlOrMeta+v')
  const row = (role: string) => studio.panel.getByRole('button', { name: role }).and(page.locator('[aria-pressed]'))
  await expect(row(say.role_sponsor)).toHaveCount(1)

  await studio.panel.getByText(images.library, { exact: true }).click()
  await copyPicture(page, { widthPx: 400, heightPx: 420 })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(row(say.role_logo)).toHaveCount(1)

  await studio.openTool('text')
  await studio.textLine('role_front_text').focus()
  await copyPicture(page, { widthPx: 300, heightPx: 310 })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(row(say.role_logo)).toHaveCount(2)

  await studio.openTool('text')
  await studio.textLine('role_front_text').fill('')
  await copyPicture(page, { widthPx: 300, heightPx: 310, text: 'PHNOM PENH' })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(studio.textLine('role_front_text')).toHaveValue('PHNOM PENH')
})

/** Holds the code of the clipboard's keys until the returned function is called, as on a slow network. */
async function holdClipboardCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/ArrangeRoot-*.js', async route => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('a picture that is pasted before the studio has loaded wholly is added', async ({ page, words, isPhone }) => {
  const release = await holdClipboardCode(page)
  const studio = await openStudio({ words, isPhone }, page)
  await copyPicture(page, { widthPx: 900, heightPx: 150 })
  await page.keyboard.press('ControlOrMeta+v')
  release()
  const row = studio.panel.getByRole('button', { name: words.studio.role_sponsor }).and(page.locator('[aria-pressed]'))
  await expect(row).toHaveCount(1)
})

test('a picture that is pasted over an open dialog is refused with the reason', async ({ page, words, isPhone }) => {
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('images')
  await expect(page.getByRole('button', { name: words.arrange.next, exact: true })).toBeVisible()
  await studio.panel.getByRole('button', { name: words.images.make_crest, exact: true }).click()
  await expect(page.getByRole('dialog', { name: words.crest.title, exact: true })).toBeVisible()
  await copyPicture(page, { widthPx: 400, heightPx: 420 })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText(words.arrange.paste_aside, { exact: true })).toBeVisible()
})
