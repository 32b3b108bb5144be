import { createElement, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeOrder } from '../../officeTypes.ts'
import { openOfficePage } from '../../testing/OfficePage.tsx'
import { TeamCard } from './TeamCard.tsx'

const VUTHY = { id: '00000000-0000-4000-8000-0000000000b1', name: 'Vuthy Lim' }
const orderOf = (dueOn: string, assignee: typeof VUTHY | null): OfficeOrder =>
  ({
    id: '00000000-0000-4000-8000-0000000000aa',
    desk: { dueOn, assignee, tags: [], promisedOn: '2026-12-07', isDueSet: true, urgency: null, notes: [] },
  }) as Partial<OfficeOrder> as OfficeOrder

let close = (): void => undefined
afterEach(() => close())

/** The form of an order, and a button by which a colleague changes the order meanwhile. */
function Changing() {
  const [order, setOrder] = useState(orderOf('2026-12-07', null))
  const change = () => setOrder(orderOf('2026-12-05', VUTHY))
  return createElement(
    'div',
    {},
    createElement(TeamCard, { order }),
    createElement('button', { onClick: change }, 'Change'),
  )
}

test('a form shows what a colleague stored meanwhile, and keeps what was typed', async () => {
  const desk = { colleagues: [VUTHY], tags: [], suppliers: [] }
  close = openOfficePage({ path: '/office', component: Changing, send: async () => Response.json(desk) })
  const due = page.getByLabelText('Due date')
  await due.fill('2026-12-20')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.element(page.getByText(/Changed meanwhile: .*Vuthy Lim/)).toBeVisible()
  await expect.element(due).toHaveValue('2026-12-20')
  await page.getByRole('button', { name: 'Use this instead' }).click()
  await expect.element(due).toHaveValue('2026-12-05')
})
