import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openClub } from './testing/ClubOnPage.tsx'

const CARD = [
  { code: 'TX-001', name: 'White', hex: '#ffffff' },
  { code: 'TX-204', name: 'Royal', hex: '#1e40af' },
  { code: 'TX-310', name: 'Scarlet', hex: '#c81e1e' },
  ...Array.from({ length: 12 }, (_, i) => ({
    code: `GR-${i}`,
    name: 'Grey',
    hex: `#7${i.toString(16)}7${i.toString(16)}70`,
  })),
]
const MAIN = '#1e3a8a'

let club: ReturnType<typeof openClub>
afterEach(() => club.close())
const start = (): void => {
  localStorage.clear()
  club = openClub(CARD)
  club.set({ main: MAIN })
}
const colourOf = (tone: string): string | undefined => club.club().find(([own]) => own === tone)?.[1]

it('one press maps all club colours to the shop’s card, one undo restores them', async () => {
  start()
  const before = club.club()
  await page.getByRole('button', { name: 'Match to the shop’s card' }).click()
  await expect.poll(() => colourOf('main')).toBe('#1e40af')
  const hexes = CARD.map(({ hex }) => hex)
  expect(club.club().filter(([, colour]) => !hexes.includes(colour))).toEqual([])
  await expect.element(page.getByText('All club colours are on the shop’s card.')).toBeVisible()
  club.undo()
  expect(club.club()).toEqual(before)
  await expect.element(page.getByRole('button', { name: 'Match to the shop’s card' })).toBeVisible()
})

it('the picker takes the nearest card colour, or one found by code or name', async () => {
  start()
  await page.getByRole('button', { name: 'Main: choose a colour' }).click()
  const picker = page.getByRole('dialog')
  await picker.getByRole('button', { name: 'Use TX-204 Royal' }).click()
  await expect.poll(() => colourOf('main')).toBe('#1e40af')
  await expect.element(picker.getByText('On the card: TX-204 Royal')).toBeVisible()
  await picker.getByRole('searchbox', { name: 'Search by code or name' }).fill('scar 310')
  const listed = picker.getByRole('group', { name: 'Shop colour card' }).getByRole('button')
  await expect.poll(() => listed.elements().length).toBe(1)
  await listed.click()
  await expect.poll(() => colourOf('main')).toBe('#c81e1e')
})
