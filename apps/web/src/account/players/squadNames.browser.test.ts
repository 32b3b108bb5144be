import { createDesign, createTextLayer, type DesignDocument } from '@kitwright/design'
import { loadGarment, zoneOf } from '@kitwright/garment'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSquadNames } from './testing/SquadNamesScreen.tsx'

async function designIn(font: string, weight: number): Promise<DesignDocument> {
  const garment = await loadGarment('soccer')
  const plain = createDesign('soccer')
  const layer = createTextLayer('name', 'playerName', 'NAME', zoneOf(garment, plain.options, 'playerName')!)
  return { ...plain, layers: [{ ...layer, font, weight }] }
}

let close = (): void => undefined
afterEach(() => close())

test('a squad says on which design another font lends letters to a name', async () => {
  close = openSquadNames('Žižić', [
    { id: 'home', name: 'Home kit', document: await designIn('graduate', 400) },
    { id: 'away', name: 'Away kit', document: await designIn('teko', 600) },
  ])
  await expect.element(page.getByText(/Home kit.*another font lends them/)).toBeVisible()
  await expect.element(page.getByText(/Away kit/)).not.toBeInTheDocument()
})

test('a squad warns while a name is typed that no font can write', async () => {
  close = openSquadNames('DARA', [{ id: 'home', name: 'Home kit', document: await designIn('graduate', 400) }])
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('שלום')
  await expect.element(page.getByText(/Home kit.*Print files stop/)).toBeVisible()
  await name.fill('DARA')
  await expect.element(page.getByText(/Print files stop/)).not.toBeInTheDocument()
})
