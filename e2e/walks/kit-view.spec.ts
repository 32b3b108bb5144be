import type { Page } from '@playwright/test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from './support/axe.ts'
import { share } from './support/share.ts'
import { expect, test } from './support/test.ts'

/** Serves a club's own page, whose origin is not the shop's. */
async function openClub(body: string) {
  const html = `<!doctype html><html lang="en"><title>Club</title><main><h1>River Dragons FC</h1>${body}</main>`
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** Lets the shop draw the front alone: drawing all frames would take this machine a minute. */
async function drawFrontOnly(page: Page): Promise<void> {
  const front = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
  await page.route(/\/frames\/(?!0\?)\d+/, async route =>
    route.fulfill({ body: front, contentType: 'image/gif', headers: { 'access-control-allow-origin': '*' } }),
  )
}

test('a club’s own page shows a shared design that turns, without cookies', async ({
  page,
  baseURL,
  words,
  isPhone,
}) => {
  const { api, id, path } = await share(page, baseURL)
  const token = path.split('/').at(-1)!
  const club = await openClub(
    `<script src="${baseURL}/kit-view.js" async></script>
    <kit-view design="${token}" lang="${isPhone ? 'km' : 'en'}"><a href="${baseURL}${path}">The kit</a></kit-view>`,
  )
  const cookies: (string | undefined)[] = []
  page.on('request', async asked => {
    if (asked.url().startsWith(baseURL!)) cookies.push((await asked.allHeaders())['cookie'])
  })
  await drawFrontOnly(page)
  await page.goto(club.url)
  const view = page.locator('kit-view')
  const garment = view.getByRole('slider', { name: `River Dragons. ${words.embed.turn}` })
  await expect(garment).toBeVisible()
  await garment.focus()
  await garment.press('Home')
  await garment.press('ArrowRight')
  await expect(garment).toHaveAttribute('aria-valuenow', '15')
  const away = page.waitForRequest(/\/frames\/\d+\?.*kit=away/)
  await view.getByRole('button', { name: words.embed.kit_away, exact: true }).click()
  await away
  await expect(view.getByRole('link', { name: words.embed.yours })).toHaveAttribute('href', `${baseURL}${path}`)
  await expectAccessible(page, 'the page of a club')
  expect(cookies.length).toBeGreaterThan(2)
  expect(cookies.filter(Boolean)).toEqual([])

  await api.delete(`/api/designs/${id}/preview`)
  // A copy of the answer may be two minutes old.
  await page.route('**/api/embeds/**', async route =>
    route.continue({ headers: { ...route.request().headers(), 'cache-control': 'no-cache' } }),
  )
  await page.reload()
  await expect(view.getByText(words.embed.closed)).toBeVisible()
  club.close()
})
