import type { Response_ } from '@kitwright/contract'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openOfficePage } from '../testing/OfficePage.tsx'
import { MarkerDialog } from './result/MarkerDialog.tsx'

type Layout = Response_<'GET /api/office/packs/{id}/markers/{at}'>
const pieceAt = (y: number, name: string): Layout['pieces'][number] => ({
  line: 1,
  garment: y + 1,
  name,
  number: null,
  size: 'M',
  piece: 'front',
  code: `AK-000042/AAA222${y}`,
  outline: [
    [0, y * 1_000],
    [600, y * 1_000],
    [600, y * 1_000 + 900],
    [0, y * 1_000 + 900],
  ],
})
const layout: Layout = {
  widthMm: 1_420,
  lengthMm: 4_000,
  pieces: [pieceAt(0, 'DARA'), pieceAt(3, 'SOK')],
}

test('a part of a roll has its number, and is shown whole or near', async () => {
  const close = openOfficePage({
    path: '/office',
    component: () =>
      createElement(MarkerDialog, { packId: 'pack', at: 0, part: 'Interlock 1/4', onClose: () => undefined }),
    send: async () => Response.json(layout),
  })
  await expect.element(page.getByRole('dialog', { name: 'Marker · Interlock 1/4' })).toBeVisible()
  const svg = page.getByRole('group', { name: 'Marker' })
  await expect.element(svg).toBeVisible()
  const frame = () => svg.element().parentElement!.parentElement!
  const isCut = (): boolean => frame().scrollHeight > frame().clientHeight
  await expect.poll(isCut).toBe(true)
  await page.getByText('Fit all').click()
  await expect.poll(isCut).toBe(false)
  const [roll, seen] = [svg.element().getBoundingClientRect(), frame().getBoundingClientRect()]
  // Keeps its proportions and fills the available space.
  expect(roll.width / roll.height).toBeCloseTo(layout.widthMm / layout.lengthMm, 2)
  expect(seen.height - roll.height).toBeLessThan(4)
  close()
})
