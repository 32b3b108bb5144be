import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openOfficePage } from '../testing/OfficePage.tsx'
import type { OfficeOrder } from '../officeTypes.ts'
import { HandoverCard } from './handover/HandoverCard.tsx'

const order = {
  id: '00000000-0000-4000-8000-0000000000aa',
  status: 'APPROVED',
  moves: [],
  supplier: 'Mekong Print',
  dates: { designed: null, ordered: null, approved: '2026-11-24T02:00:00.000Z', delivered: null, received: null },
} as Partial<OfficeOrder> as OfficeOrder

/** Opens the card of an order without a hand-over. */
function open(packs: readonly object[]): () => void {
  const answers = {
    '/handover': { handover: null },
    '/packs': { items: packs, mayMake: true, printers: [], printer: null, eventsAddress: 'data:text/plain,nobody' },
    '/suppliers': { items: [{ name: 'Mekong Print', isEnded: false }] },
  }
  return openOfficePage({
    path: '/office',
    component: () => createElement(HandoverCard, { order }),
    send: async url => Response.json(Object.entries(answers).find(([end]) => url.endsWith(end))![1]),
  })
}

test('staff are told to make print files only where none are being made', async () => {
  const closeFirst = open([])
  await expect.element(page.getByText('Create the print files first.')).toBeVisible()
  closeFirst()
  const close = open([{ id: 'pack', state: 'making', printerId: null, remake: null, isKept: false, isOutdated: false }])
  await expect.element(page.getByText('Creating print files…')).toBeVisible()
  close()
})
