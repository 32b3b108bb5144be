import type { Response_ } from '@kitwright/contract'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOfficePage } from '../testing/OfficePage.tsx'
import { LabelPage } from './LabelPage.tsx'

type LabelResponse = Response_<'GET /api/office/labels/{number}/{sign}'>

/** Number of counted fronts out of three equal ones. null gives each front its own label. */
let alikeCounted: number | null = null
const [FRONT, BACK] = ['AAA2222', 'BBB3333'] as const
/** When each piece was counted. */
let counted: Record<string, string | null>
let close: () => void

const traced = (sign: string): LabelResponse => ({
  order: { id: null, status: null, number: 'AK-000042', state: null, isOutdated: false },
  pictureUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  piece: { piece: sign === FRONT ? 'front' : 'back', sign, at: 1, of: 2 },
  bundle: {
    line: 1,
    garment: 1,
    design: 'Home kit',
    productType: 'SOCCER_KIT',
    name: 'DARA',
    number: 10,
    size: 'M',
    sign: 'CCC4444',
    pieces: [FRONT, BACK].map(each => ({
      piece: each === FRONT ? 'front' : 'back',
      model: 'jersey-short-crew',
      sign: each,
      label: each,
      countedAt: counted[each]!,
    })),
  },
  alike:
    alikeCounted === null
      ? null
      : {
          of: 3,
          places: '1.1-3',
          pieces: [
            { piece: 'front', counted: alikeCounted },
            { piece: 'back', counted: 0 },
          ],
        },
  remakes: [],
})

async function send(url: string, init: RequestInit): Promise<Response> {
  const sign = /labels\/[^/]+\/(\w+)/.exec(url)![1]!
  if (init.method === 'POST') {
    const { isCounted } = JSON.parse(init.body as string) as { isCounted: boolean }
    if (alikeCounted !== null) alikeCounted += isCounted ? 1 : -1
    counted[sign] = isCounted ? '2026-11-26T08:00:00.000Z' : null
  }
  return Response.json(traced(sign))
}

const tabAt = (sign: string) => createMemoryHistory({ initialEntries: [`/office/labels/AK-000042/${sign}`] })
const open = (history: ReturnType<typeof tabAt>): void => {
  close = openOfficePage({ path: '/office/labels/$number/$sign', component: LabelPage, history, send })
}
async function isCounted(sign: string): Promise<void> {
  await expect.poll(() => counted[sign] !== null, { message: `${sign} is counted` }).toBe(true)
}
const piece = (name: string) => page.getByRole('checkbox', { name })
async function takeBack(): Promise<void> {
  await page.getByRole('button', { name: 'Undo count' }).click()
  await expect.element(page.getByRole('button', { name: 'Count piece' })).toBeVisible()
}
async function scan(code: string): Promise<void> {
  await page.getByLabelText('Next label').fill(code)
  await page.getByRole('button', { name: 'Open' }).click()
}

beforeEach(() => {
  counted = { [FRONT]: null, [BACK]: null }
  alikeCounted = null
  sessionStorage.clear()
  localStorage.setItem('kitwright.countOnScan', '1')
})
afterEach(() => {
  close()
  localStorage.clear()
})

describe('a label that counts as it is scanned', () => {
  it('is taken back for good: no scan, back button or reload counts it again', async () => {
    const tab = tabAt(FRONT)
    open(tab)
    await isCounted(FRONT)
    await takeBack()
    await scan(`AK-000042/${BACK}`)
    await isCounted(BACK)
    await expect.element(piece('Front')).not.toBeChecked()
    tab.back()
    await expect.element(page.getByRole('button', { name: 'Count piece' })).toBeVisible()
    close()
    open(tab)
    await expect.element(piece('Front')).toBeVisible()
    await expect.element(piece('Front')).not.toBeChecked()
    expect(counted[FRONT]).toBe(null)
  })

  it('is counted once, and a second scan tells since when', async () => {
    open(tabAt(FRONT))
    await isCounted(FRONT)
    const said = page.getByRole('status').filter({ hasText: /^Counted .*2026, \d\d:\d\d$/ })
    await expect.element(said).toBeVisible()
    await takeBack()
    await scan(FRONT)
    await isCounted(FRONT)
  })

  it('counts equal pieces up and down', async () => {
    alikeCounted = 0
    open(tabAt(FRONT))
    const said = page.getByRole('status').filter({ hasText: /^\d of 3 counted$/ })
    await expect.element(said).toHaveTextContent('1 of 3 counted')
    await expect.element(page.getByText('× 3')).toBeVisible()
    await expect.element(page.getByText('One label for 3 equal garments: 1.1-3')).toBeVisible()
    await scan(FRONT)
    await expect.element(said).toHaveTextContent('2 of 3 counted')
    await page.getByRole('button', { name: 'Count one' }).click()
    await expect.element(said).toHaveTextContent('3 of 3 counted')
    await expect.element(page.getByRole('button', { name: 'Count one' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Take one back' }).click()
    await expect.element(said).toHaveTextContent('2 of 3 counted')
  })
})
