import type { Player } from '@kitwright/contract'
import { createDesign, createTextLayer, type DesignDocument, type TextLayer } from '@kitwright/design'
import { loadGarment, zoneOf } from '@kitwright/garment'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newPlayer } from '../../../roster/index.ts'
import { openSquadScreen } from './testing/SquadScreen.tsx'

const garment = await loadGarment('soccer')
const plain: DesignDocument = { ...createDesign('soccer'), layers: [] }
const player = (name: string, number: number | null = null): Player => ({ ...newPlayer(), name, number })

/** A text in Graduate, which lacks ž and ć. */
function textOf(role: 'playerName' | 'backNumber'): TextLayer {
  const layer = createTextLayer(role, role, '1', zoneOf(garment, plain.options, role)!)
  return { ...layer, font: 'graduate', weight: 400 }
}

let screen: ReturnType<typeof openSquadScreen>
afterEach(() => screen.close())

test('a design without personal texts says so and offers to add both', async () => {
  screen = openSquadScreen(plain, [player('DARA', 10)])
  await expect.element(page.getByRole('button', { name: 'Add the name' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add the number' })).toBeVisible()
})

test('a design without names warns of typed names until it has a name', async () => {
  screen = openSquadScreen({ ...plain, layers: [textOf('backNumber')] }, [player('DARA', 10)])
  await expect.element(page.getByText(/no names/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add the number' })).not.toBeInTheDocument()
  screen.commit({ kind: 'addLayer', layer: textOf('playerName') })
  await expect.element(page.getByText(/no names/)).not.toBeInTheDocument()
})

test('a design without numbers warns only when a number is typed', async () => {
  const design = { ...plain, layers: [textOf('playerName')] }
  screen = openSquadScreen(design, [player('DARA')])
  await expect.element(page.getByRole('button', { name: /Add/ }).first()).toBeVisible()
  await expect.element(page.getByText(/no numbers/)).not.toBeInTheDocument()
  screen.close()
  screen = openSquadScreen(design, [player('DARA', 10)])
  await expect.element(page.getByText(/no numbers/)).toBeVisible()
})

test('the players name the letters that another font lends, and those that none has', async () => {
  const design = { ...plain, layers: [textOf('playerName')] }
  screen = openSquadScreen(design, [player('DARA'), player('Žižić'), player('שלום')])
  await expect.element(page.getByText(/another font lends them/)).toBeVisible()
  await expect.element(page.getByText(/Print files stop/)).toBeVisible()
})
