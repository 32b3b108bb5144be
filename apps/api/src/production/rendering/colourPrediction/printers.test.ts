import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../../database/index.ts'
import { profileNamed } from '../../../suppliers/testing/sendProfile.ts'
import { manifestIn } from '../../testing/office.ts'
import { openPressRoom, PLAYERS, type PressRoom } from '../../testing/pressRoom.ts'

let room: PressRoom
beforeAll(async () => {
  room = await openPressRoom()
})
afterAll(async () => room.close())
beforeEach(() => room.begin())

/** Creates an order in two fabrics of a supplier with two printers: one has its own profiles, the other none. */
async function createPrinted(name: string) {
  const { id } = await room.createApproved([{ ...PLAYERS[0], fabric: 'mesh' }, PLAYERS[1]])
  const rolls = [{ fabric: 'mesh', widthMm: 1_500, lie: 'along', metreCents: 0 }]
  const supplier = await room.addSupplier(name, { rolls })
  await supplier.giveProfile(await profileNamed('On mesh'), 'mesh')
  const mimaki = await supplier.addPrinter('Mimaki')
  const epson = await supplier.addPrinter('Epson F9470')
  await supplier.giveProfile(await profileNamed('Epson'), undefined, epson)
  await room.inShop(sql`update orders set supplier = ${name}, supplier_id = ${supplier.id} where id = ${id}`)
  return { id, supplier, mimaki, epson }
}

test('each printer’s files use its own profiles, name them, and are repeatable', async () => {
  const { id, supplier, mimaki, epson } = await createPrinted('Two machines')
  const given = new Set<string>()
  const titles: unknown[] = []
  room.hand.before = (job, input) => {
    if (input.output !== undefined && job !== 'check') given.add(input.output?.name ?? 'none')
    const { title, printer } = input as unknown as Record<string, unknown>
    titles.push(...[title, printer].filter(Boolean))
    return input
  }
  const remake = await room.remakeBacks(id)
  await room.jobs.drain()
  const seen = async () => {
    await room.jobs.drain()
    const { files, papers, press } = manifestIn(await room.zipOf(id)) as ReturnType<typeof manifestIn> & {
      readonly files: readonly { readonly file: string; readonly sha256: string }[]
    }
    const taken = [[...given], titles.splice(0)]
    given.clear()
    return {
      taken,
      press,
      sums: [...files, ...papers].map(({ file, sha256 }) => `${file} ${sha256}`),
      pack: await room.latest(id),
    }
  }
  // The first available profile: that of all printers, if the printer has none of its own.
  const first = await seen()
  expect(first.taken[0]!.toSorted()).toEqual(['On mesh', 'none'])
  expect(first.press).toMatchObject({
    printer: 'Mimaki',
    profiles: [
      { fabric: 'mesh', profile: { name: 'On mesh' } },
      { fabric: 'interlock', profile: null },
    ],
  })
  await room.askRemake(remake, epson)
  const second = await seen()
  // A printer's own profile applies to every fabric, before one for a fabric on all printers.
  expect(second.taken[0]).toEqual(['Epson'])
  expect(second.taken[1]).toEqual(expect.arrayContaining([expect.stringMatching(/ mm {2}Epson F9470$/), 'Epson F9470']))
  expect(second.press).toMatchObject({ printer: 'Epson F9470', profiles: [{ profile: { name: 'Epson' } }, {}] })
  expect(second.pack).toMatchObject({ printer: 'Epson F9470', isOutdated: false })
  expect(second.pack.colours.length).toBeGreaterThan(0)
  const same = second.sums.filter(sum => first.sums.includes(sum)).map(sum => sum.split(' ')[0]!)
  // Neither the print files nor the files that accompany them change.
  expect(same.filter(file => !/marker.*json$|labels|tickets/.test(file))).toEqual([])

  room.asked.length = 0
  await room.askRemake(remake, mimaki)
  const again = await seen()
  expect(again.sums).toEqual(first.sums)
  expect([room.askedOfGarments(), room.countOf('papers')]).toEqual([[], 0])
  // A profile on all printers does not affect the Epson, which has its own.
  await supplier.giveProfile(await profileNamed('On all'))
  const { value } = await room.list(id)
  expect(value.items.map(({ printer, isOutdated }) => [printer, isOutdated])).toEqual([
    ['Mimaki', true],
    ['Epson F9470', false],
    ['Mimaki', true],
  ])
})

test('a run whose printer is removed before it begins stops and names it', async () => {
  const { id, epson } = await createPrinted('Sold')
  await room.ask(id, epson)
  await room.shop.call('DELETE /api/office/printers/{id}', { token: room.admin, params: { id: epson } })
  await room.jobs.drain()
  const problem = { id: 'printer-gone', values: { printer: 'Epson F9470' } }
  expect(await room.latest(id)).toMatchObject({ state: 'stopped', problem })
  expect(room.asked).toEqual([])
})
