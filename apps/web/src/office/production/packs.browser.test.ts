import type { Response_ } from '@kitwright/contract'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOfficePage } from '../testing/OfficePage.tsx'
import type { OfficeOrder } from '../officeTypes.ts'
import { ProductionCard } from './ProductionCard.tsx'
import type { Pack } from './packs/usePacks.ts'

const id = '00000000-0000-4000-8000-0000000000aa'
const order = { id, status: 'APPROVED' } as OfficeOrder
const packOf = (state: Pack['state'], more: Partial<Pack> = {}): Pack => ({
  id: '00000000-0000-4000-8000-0000000000bb',
  state,
  askedAt: '2026-11-24T02:00:00.000Z',
  endedAt: null,
  by: 'Dara Kim',
  remake: null,
  printer: null,
  printerId: null,
  garments: 2,
  pieces: 10,
  piecesMade: 4,
  piecesChecked: 0,
  papers: 0,
  papersMade: 0,
  effort: 1,
  laying: null,
  isEnough: false,
  waits: null,
  problem: null,
  bytes: null,
  sha256: null,
  isKept: false,
  isOutdated: false,
  colours: [],
  markers: [],
  unlaid: [],
  fetches: [],
  findings: [],
  ...more,
})

let items: Pack[]
let problems: NonNullable<Pack['problem']>[]
let labelsBeside: string[]
let coarse: Response_<'GET /api/office/orders/{id}/preflight'>['coarse']
let close: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  items = []
  problems = []
  coarse = []
  labelsBeside = []
  close = openOfficePage({
    path: '/office',
    component: () => createElement(ProductionCard, { order }),
    send: async url =>
      // The event address sends nothing.
      url.includes('/preflight')
        ? Response.json({ problems, coarse, labelsBeside })
        : Response.json({ items, mayMake: true, printers: [], printer: null, eventsAddress: 'data:text/plain,nobody' }),
  })
})
afterEach(() => {
  close()
  vi.useRealTimers()
})

/** The clock is stopped, so the page is polled in real time. */
const sees = async (words: string): Promise<void> =>
  vi.waitFor(() => expect(document.body.innerText).toContain(words), { timeout: 30_000 })

test('a pack begun by others appears by itself, and its end too', async () => {
  await sees('Create print files')
  items = [packOf('making')]
  await vi.advanceTimersByTimeAsync(6_000)
  await sees('4 of 10 pieces')
  await sees('Connection lost.')
  const values = { line: '2', name: '\u202eDARA', number: '7', size: 'M', text: '\u202eDARA', letters: 'U+202E' }
  items = [packOf('stopped', { endedAt: '2026-11-24T02:01:00.000Z', problem: { id: 'letters-missing', values } })]
  await vi.advanceTimersByTimeAsync(6_000)
  // Bidirectional control characters in a value do not reverse the sentence.
  const apart = '\u2068\u202eDARA\u2069'
  await sees(`Line 2, ${apart} 7, M: no font has the letters “U+202E” in “${apart}”.`)
  expect(document.body.innerText).not.toContain('Connection lost.')
})

test('what would stop them is told beside the button, five at once', async () => {
  const tooLong = (line: number) => {
    const values = { line: String(line), name: `W${line}`, number: '7', size: 'M', piece: 'back', text: `W${line}` }
    return { id: 'name-too-wide' as const, values }
  }
  problems = Array.from({ length: 8 }, (_, i) => tooLong(i + 1))
  // The database returns the keys in another order.
  const values = Object.fromEntries(Object.entries(problems[0]!.values).toReversed())
  items = [packOf('stopped', { endedAt: '2026-11-24T02:01:00.000Z', problem: { ...problems[0]!, values } })]
  await vi.advanceTimersByTimeAsync(6_000)
  await sees('Problems that block print files:')
  const told = document.querySelector('[role=status]') as HTMLElement
  expect(told.querySelectorAll(':scope > ul > li')).toHaveLength(5)
  expect(told.innerText).toContain('2 more')
  expect(told.textContent).not.toContain('W1')
  expect(told.textContent).toContain('W8')
})

test('files of a changed order can be downloaded, but are not offered first', async () => {
  const done = { endedAt: '2026-11-24T02:01:00.000Z', bytes: 1_000_000, sha256: '0'.repeat(64), isKept: true }
  const offered = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('button[data-variant="light"]')].map(button => button.innerText)
  items = [packOf('done', { ...done, isOutdated: true })]
  await vi.advanceTimersByTimeAsync(6_000)
  await sees('Outdated: the order')
  await sees('Download')
  expect(offered()).toEqual(['Create again'])
  items = [packOf('done', done)]
  await vi.advanceTimersByTimeAsync(6_000)
  await vi.waitFor(() => expect(document.body.innerText).not.toContain('Outdated: the order'), { timeout: 30_000 })
  expect(offered()).toEqual(['Download'])
})

test('the pack panel lists pieces whose labels need extra fabric beside its button', async () => {
  labelsBeside = ['front', 'collar']
  await sees('Front · Collar')
  expect(document.body.innerText).toContain('From 6 mm, labels fit in the allowance')
  expect(document.body.innerText).not.toContain('Problems that block print files:')
})

test('a coarse picture is a warning with its piece, resolution and design', async () => {
  coarse = [{ kind: 'picture', design: 'Away', piece: 'front', dpi: 20 }]
  await sees('Image on Front: 20 dpi · Away')
  expect(document.body.innerText).toContain('It does not block the print files.')
  expect(document.body.innerText).not.toContain('Problems that block print files:')
})

test('a pack that has not begun shows no progress bar', async () => {
  items = [
    packOf('queued', { pieces: 0, piecesMade: 0, waits: { for: 'line', place: 2, order: 'AK00042', until: null } }),
  ]
  await vi.advanceTimersByTimeAsync(6_000)
  await sees('Place 2 in your shop’s queue.')
  expect(document.querySelector('[role=progressbar]')).toBeNull()
})

test('a waiting pack shows its reason and place instead of “Creating”', async () => {
  items = [packOf('queued', { waits: { for: 'line', place: 3, order: 'AK00042', until: null } })]
  await vi.advanceTimersByTimeAsync(6_000)
  await sees('Waiting for the print files of order AK00042, which were requested first. Place 3 in your shop’s queue.')
  const until = '2026-11-24T02:01:00.000Z'
  items = [packOf('making', { waits: { for: 'busy', place: 1, order: null, until } })]
  await vi.advanceTimersByTimeAsync(6_000)
  await sees('The server was too busy. Work continues automatically from where it stopped. Next try:')
  await sees('4 of 10 pieces')
  expect(document.body.innerText).toContain('Interrupted')
  expect(document.body.innerText).not.toContain('Creating')
  items = [packOf('making')]
  await vi.advanceTimersByTimeAsync(6_000)
  await sees('Creating')
  expect(document.querySelector('[role=status]')).toBeNull()
})
