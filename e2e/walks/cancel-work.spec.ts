import type { Page } from '@playwright/test'
import { boxedPng, crestPng } from './support/files.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** Blocks image decoding until the returned function is called, as on a slow phone. */
async function holdDecoding(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { decode } = HTMLImageElement.prototype
    const released = new Promise<void>(resolve => addEventListener('release decoding', () => resolve(), { once: true }))
    HTMLImageElement.prototype.decode = async function () {
      await released
      return decode.call(this)
    }
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('release decoding')))
}

test('Esc while a crest is being placed cancels that and says so', async ({ page, words, isPhone }) => {
  const { crest, images } = words
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('images')
  await studio.panel.getByRole('button', { name: images.make_crest, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: crest.title, exact: true })
  const place = dialog.getByRole('button', { name: crest.place, exact: true })
  await expect(place).toBeEnabled()
  const release = await holdDecoding(page)
  await place.click()
  await expect(place).toHaveAttribute('data-loading', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByText(crest.place_cancelled)).toBeVisible()
  await expect(dialog).toBeVisible()
  await release()
  await expect(place).toBeEnabled()
  await expect(studio.panel.getByText(studio.say.no_images, { exact: true })).toBeAttached()

  await place.click()
  await expect(dialog).toBeHidden()
  await expect(studio.panel.getByText(studio.say.no_images, { exact: true })).toBeHidden()
})

test('a panel that closes during an upload names the picture that was not added', async ({ page, words, isPhone }) => {
  const { images } = words
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('images')
  const release = await holdDecoding(page)
  await studio.upload('role_logo', 'river-dragons.png', 'image/png', crestPng(200))
  await expect(studio.panel.getByText('river-dragons.png')).toBeVisible()
  await studio.openTool('text')
  await expect(page.getByText(images.stopped.replace('{{name}}', 'river-dragons.png'))).toBeVisible()
  await release()
  await studio.openTool('images')
  await expect(studio.panel.getByText(studio.say.no_images, { exact: true })).toBeVisible()
})

test('a background that is removed after Esc is told', async ({ page, words, isPhone }) => {
  const { images } = words
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('images')
  await studio.upload('role_sponsor', 'sponsor.png', 'image/png', await boxedPng(page))
  const unbox = studio.fields.getByRole('button', { name: images.unbox, exact: true })
  await expect(unbox).toBeEnabled()
  const release = await holdDecoding(page)
  await unbox.click()
  await expect(unbox).toHaveAttribute('data-loading', 'true')
  await page.keyboard.press('Escape')
  await expect(unbox).toBeHidden()
  await release()
  await expect(page.getByText(images.unboxed, { exact: true })).toBeVisible()
})
