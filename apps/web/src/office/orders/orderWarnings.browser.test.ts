import type { OrderLine } from '@kitwright/contract'
import { createDesign, createTextLayer, type DesignDocument } from '@kitwright/design'
import { loadGarment, zoneOf } from '@kitwright/garment'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Preflight } from '../production/preflight/Preflight.tsx'
import { openOfficePage } from '../testing/OfficePage.tsx'
import { LineDialog } from './page/LineDialog.tsx'

const ID = '00000000-0000-4000-8000-0000000000aa'
const line = {
  id: ID,
  designId: ID,
  productType: 'SOCCER_KIT',
  playerName: 'Žižić',
  printName: '',
  number: 10,
  size: 'M',
} as Partial<OrderLine> as OrderLine

/** A design with a name in Graduate, which lacks ž and ć. */
async function designWithName(): Promise<DesignDocument> {
  const garment = await loadGarment('soccer')
  const plain = createDesign('soccer')
  const zone = zoneOf(garment, plain.options, 'playerName')!
  const name = createTextLayer('name', 'playerName', 'NAME', zone)
  return { ...plain, layers: [{ ...name, font: 'graduate', weight: 400 }] }
}

let close = (): void => undefined
afterEach(() => close())

/** Opens a component as an office page with a mock server that gives these answers. */
function open(component: () => ReactNode, answers: Readonly<Record<string, object>>): void {
  close = openOfficePage({
    path: '/office',
    component,
    send: async url => {
      const answer = Object.entries(answers).find(([end]) => url.split('?')[0]!.endsWith(end))
      return answer ? Response.json(answer[1]) : new Response(null, { status: 404 })
    },
  })
}

const openDialog = async (): Promise<void> => {
  const document = await designWithName()
  const component = () => createElement(LineDialog, { orderId: ID, line, onClose: () => undefined })
  open(component, { [`/designs/${ID}`]: { id: ID, document } })
}

test('a line’s dialog names the letters that another font lends', async () => {
  await openDialog()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Žižić')
  await expect.element(page.getByText(/another font lends them/)).toBeVisible()
  await name.fill('DARA')
  await expect.element(page.getByText(/another font lends them/)).not.toBeInTheDocument()
})

test('the dialog of a line names the letters that no font has', async () => {
  await openDialog()
  await page.getByRole('textbox', { name: 'Name' }).fill('שלום')
  await expect.element(page.getByText(/Print files stop/)).toBeVisible()
})

const preflight = (unprinted: object) => ({ '/preflight': { problems: [], coarse: [], labelsBeside: [], unprinted } })
const Checks = () => createElement(Preflight, { orderId: ID })

test('preflight counts the names and numbers that the design has no place for', async () => {
  open(Checks, preflight({ names: 18, numbers: 1, isAccepted: false }))
  await expect.element(page.getByText(/18 names, 1 number/)).toBeVisible()
  await expect.element(page.getByText(/customer chose/)).not.toBeInTheDocument()
})

test('preflight says that the customer chose to order without names', async () => {
  open(Checks, preflight({ names: 18, numbers: 0, isAccepted: true }))
  await expect.element(page.getByText(/18 names.*customer chose/)).toBeVisible()
})
