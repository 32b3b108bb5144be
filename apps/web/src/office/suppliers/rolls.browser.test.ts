import { createElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openOfficePage } from '../testing/OfficePage.tsx'
import type { Supplier } from '../officeTypes.ts'
import { RollFields } from './RollFields.tsx'

test('a metre’s price has cents, and may be below one dollar', async () => {
  const start: Supplier['rolls'] = [{ fabric: 'interlock', widthMm: 1_420, lie: 'along', metreCents: 450 }]
  const sent: Supplier['rolls'][] = []
  function Fields() {
    const [shown, setShown] = useState(start)
    const change = (changed: Supplier['rolls']): void => {
      sent.push(changed)
      setShown(changed)
    }
    return createElement(RollFields, { rolls: shown, onChange: change })
  }
  const close = openOfficePage({
    path: '/office',
    component: Fields,
    send: async () => Response.json({ fabricNames: {}, products: [] }),
  })
  const price = page.getByLabelText('Price per metre')
  await expect.element(price).toHaveValue('$4.50')
  await userEvent.clear(price)
  await userEvent.type(price, '0.75')
  await expect.element(price).toHaveValue('$0.75')
  expect(sent.at(-1)![0]!.metreCents).toBe(75)
  close()
})
