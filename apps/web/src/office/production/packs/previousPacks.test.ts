import { expect, test } from 'vitest'
import { previousPacks } from './previousPacks.ts'
import type { Pack } from './usePacks.ts'

const pack = (id: string, printerId: string | null, remake: number | null = null): Pack =>
  ({ id, printerId, printer: 'as it was called then', remake }) as Pack
const [epson, mimaki] = [
  { id: 'e', name: 'Epson two' },
  { id: 'm', name: 'Mimaki' },
]

test('files are recognised by their printer, however named; remakes’ files are not the order’s', () => {
  const items = [pack('5', 'm', 1), pack('4', 'm'), pack('3', 'e'), pack('2', 'm'), pack('1', null)]
  const latest = (printer: typeof epson | undefined, printers = [epson, mimaki]) =>
    previousPacks(items, { printers, printer })?.id
  expect([latest(epson), latest(mimaki)]).toEqual(['3', '4'])
  // With at most one printer there is no choice: the latest pack is used, whichever printer it was for.
  expect([latest(mimaki, [mimaki]), latest(undefined, [])]).toEqual(['4', '4'])
  expect(previousPacks([], { printers: [epson, mimaki], printer: epson })).toBeUndefined()
})
