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

/**
 * Creates an order of a supplier who takes pictures in their inks. A piece of each garment is enough, since each is
 * tested alike.
 */
async function createInked(name: string, players: readonly object[], rolls: readonly object[] = []) {
  const { id } = await room.createApproved(players)
  const supplier = await room.addSupplier(name, { pixels: 'tiff_cmyk', rolls })
  await room.inShop(sql`update orders set supplier = ${name}, supplier_id = ${supplier.id} where id = ${id}`)
  return { id, supplier }
}

test('only pictures in inks are made anew for another black scale; the manifest tells', async () => {
  const { asked, askedOfGarments, countOf, latest } = room
  const { id, supplier } = await createInked('Inks', PLAYERS.slice(1))
  expect(supplier.isBlackScaled).toBe(true)
  await supplier.giveProfile()
  const remake = await room.remakeBacks(id)
  const made = async () => {
    await room.jobs.drain()
    const { papers, press } = manifestIn(await room.zipOf(id))
    const pictures = papers.filter(({ file }) => file.endsWith('.tif')).map(({ sha256 }) => sha256)
    return { pack: await latest(id), press, pictures }
  }
  const first = await made()
  const profile = { name: 'Chemical proof', sha256: expect.any(String) }
  const pixels = { form: 'tiff_cmyk', dpi: 100 }
  expect(first.press).toEqual({
    intent: 'relative',
    profiles: [{ fabric: 'interlock', profile }],
    pdf: { colours: 'RGB' },
    pixels: { ...pixels, blackPointCompensation: true },
    plot: 'HP-GL',
  })
  expect([countOf('pixels'), first.pictures.length]).toEqual([1, 1])

  await supplier.change({ isBlackScaled: false })
  expect(await latest(id)).toMatchObject({ isOutdated: true })
  asked.length = 0
  await room.askRemake(remake)
  const second = await made()
  expect(second.press).toMatchObject({ pixels: { ...pixels, blackPointCompensation: false } })
  expect([askedOfGarments(), countOf('papers'), countOf('pixels')]).toEqual([[], 0, 1])
  expect(second.pictures.length).toBe(1)
  expect(second.pictures).not.toEqual(first.pictures)
  expect(second.pack.isOutdated).toBe(false)
})

test('each fabric’s files use its own profile, and only those change with it', async () => {
  const { latest } = room
  const mesh = { ...PLAYERS[0], fabric: 'mesh' }
  const { id, supplier } = await createInked(
    'Two cloths',
    [mesh, PLAYERS[1]],
    [{ fabric: 'mesh', widthMm: 1_500, lie: 'along', metreCents: 0 }],
  )
  await supplier.giveProfile(await profileNamed('On mesh'), 'mesh')
  const given: [job: string, by: string][] = []
  room.hand.before = (job, input) => {
    const { output } = input
    if (output !== undefined && job !== 'check') given.push([job, output?.name ?? 'none'])
    return input
  }
  const remake = await room.remakeBacks(id)
  await room.jobs.drain()
  // Garments, the marker of mesh (reported as papers), pictures, and the colour report.
  const jobsOf = (name: string): unknown => given.flatMap(([job, by]) => (by === name ? [job] : []))
  expect(jobsOf('On mesh')).toEqual(['make', 'papers', 'pixels', 'colours'])
  expect(jobsOf('none')).toEqual(['make', 'pixels'])
  const pack = await latest(id)
  expect(pack.colours).toMatchObject([{ colour: '#00ff88', fabrics: ['mesh'] }])
  expect([pack.markers.map(({ fabric }) => fabric), pack.unlaid]).toEqual([['mesh'], ['interlock']])
  expect(manifestIn(await room.zipOf(id))).toMatchObject({
    press: {
      profiles: [
        { fabric: 'mesh', profile: { name: 'On mesh' } },
        { fabric: 'interlock', profile: null },
      ],
    },
    files: [{ fabric: 'mesh' }, { fabric: 'interlock' }],
  })

  // The order contains none of it.
  await supplier.giveProfile(await profileNamed('On cotton'), 'cotton')
  expect((await latest(id)).isOutdated).toBe(false)
  await supplier.giveProfile(await profileNamed('On all'))
  expect((await latest(id)).isOutdated).toBe(true)
  given.length = 0
  await room.askRemake(remake)
  await room.jobs.drain()
  expect([jobsOf('On mesh'), jobsOf('On all')]).toEqual([['colours'], ['make', 'pixels', 'colours']])
  expect((await latest(id)).colours.map(({ fabrics }) => fabrics)).toEqual([['mesh'], ['interlock']])
})
