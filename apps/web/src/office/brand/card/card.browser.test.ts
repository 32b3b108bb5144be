import type { CardColour } from '@kitwright/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openOfficePage } from '../../testing/OfficePage.tsx'
import { ColourCard } from './ColourCard.tsx'

const ROYAL = { code: 'TX-204', name: 'Royal', hex: '#1e3a8a' }
const WHITE = { code: 'TX-001', name: 'White', hex: '#ffffff' }
const GOLD = { code: 'TX-310', name: 'Gold', hex: '#f2b705' }

let kept: { version: number; colours: readonly CardColour[] }
let close: () => void

/** Mock office with one card, which rejects changes to an outdated version. */
async function answer(_url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'PUT') {
    const { version, colours } = JSON.parse(init.body as string) as typeof kept
    if (version !== kept.version)
      return Response.json({ error: { id: 'stale-version', message: '', requestId: 'r' } }, { status: 412 })
    kept = { version: version + 1, colours }
  }
  return Response.json(kept)
}

beforeEach(async () => {
  kept = { version: 3, colours: [ROYAL] }
  close = openOfficePage({ path: '/office/brand', component: ColourCard, send: answer })
  await page.getByRole('button', { name: 'Edit card' }).click()
})
afterEach(() => close())

const field = () => page.getByRole('textbox')
const press = async (name: string) => page.getByRole('button', { name, exact: true }).click()
/** Saves a change as another person. */
const savedElsewhere = (...colours: CardColour[]): void => void (kept = { version: kept.version + 1, colours })

describe('the card while it is edited', () => {
  it('is not closed unasked when something was typed', async () => {
    await field().fill('TX-001\tWhite\t#ffffff')
    await userEvent.keyboard('{Escape}')
    await press('Keep editing')
    await expect.element(field()).toHaveValue('TX-001\tWhite\t#ffffff')
    await press('Cancel')
    await press('Close without saving')
    await expect.element(field()).not.toBeInTheDocument()
    expect(kept.colours).toEqual([ROYAL])
  })

  it('is closed at once when nothing was', async () => {
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).not.toBeInTheDocument()
  })

  it('saved by somebody else meanwhile goes on from theirs', async () => {
    savedElsewhere(GOLD)
    await field().fill('TX-001\tWhite\t#ffffff')
    await press('Save 1 colour')
    await press('Use theirs')
    await expect.element(field()).toHaveValue('TX-310\tGold\t#f2b705')
    expect(kept.colours).toEqual([GOLD])
  })

  it('saved by somebody else meanwhile is saved in its place where one says so', async () => {
    savedElsewhere(GOLD)
    await field().fill('TX-001\tWhite\t#ffffff')
    await press('Save 1 colour')
    await press('Save mine')
    await expect.element(field()).not.toBeInTheDocument()
    expect(kept.colours).toEqual([WHITE])
  })

  it('is read of the same file once more, which may have been mended', async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    for (const hex of ['#ffffff', '#f8fafc']) {
      const file = new File([`TX-001,White,${hex}`], 'card.csv', { type: 'text/csv' })
      await userEvent.upload(input, file)
      await expect.element(field()).toHaveValue(`TX-001\tWhite\t${hex}`)
      // Browsers fire no event when the choice is unchanged.
      expect(input.value).toBe('')
    }
  })
})
