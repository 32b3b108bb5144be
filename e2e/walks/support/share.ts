import { createDesign } from '@kitwright/design'
import { request, type APIRequestContext, type Page } from '@playwright/test'
import { goToEmpty, register } from './checkout.ts'
import { expect } from './test.ts'

const SHIRT = createDesign('soccer')
export const DESIGN = {
  ...SHIRT,
  clubColours: [
    { tone: 'main', name: null, colour: '#0f766e' },
    { tone: 'light', name: null, colour: '#f8fafc' },
  ],
  fabric: { ...SHIRT.fabric, colour: '#0f766e', tone: 'main' },
  kits: [
    { role: 'away', colours: { main: '#b91c1c' }, parts: {} },
    { role: 'goalkeeper', colours: { main: '#facc15' }, parts: {} },
  ],
}

/** Signs a user in on the page and shares a design by link. */
export async function share(page: Page, baseURL: string | undefined) {
  const { tokens } = await register(page)
  await goToEmpty(page)
  await page.evaluate(kept => localStorage.setItem('kitwright.auth', kept), JSON.stringify(tokens))
  // Without the page's cookies, because requests with cookies must prove their origin.
  const api: APIRequestContext = await request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${tokens.access_token}` },
  })
  const id = crypto.randomUUID()
  const saved = await api.post('/api/designs', { data: { id, name: 'River Dragons', document: DESIGN } })
  expect(saved.status()).toBe(201)
  const { path } = (await (await api.post(`/api/designs/${id}/preview`)).json()) as { path: string }
  return { api, id, path }
}
