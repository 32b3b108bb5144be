import { mkdtemp, readlink, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { indexIcons, readIcon } from './iconFile.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-icons-'))
  path = join(folder, 'icons.json')
  return async () => rm(folder, { recursive: true })
})
const write = async (file: object, indent?: number): Promise<void> =>
  writeFile(path, JSON.stringify(file, null, indent))

const ICONS = {
  star: { body: '<path d="M0 0}"/>' },
  // Braces, quotes and letters of two bytes within a drawing's text are none of the file's own.
  'ខ្លា-tiger': { body: '<text>"{ខ្លា}\\"</text>', height: 48 },
  gone: { body: '<g/>', hidden: true },
  kept: { body: '<g/>', hidden: false },
}
const ALIASES = { asterisk: { parent: 'star' }, turned: { rotate: 1 }, lion: { parent: 'ខ្លា-tiger', hFlip: true } }

test.each([undefined, 2])('each drawing is read from where it stands in its file, indented by %s', async indent => {
  await write({ prefix: 'own', icons: ICONS, aliases: ALIASES, width: 30, height: 24 }, indent)
  const { places, side } = await indexIcons(path)
  expect(side).toBe(24)
  expect(places.size).toBe(3)
  const read = await Promise.all([...places.values()].map(async place => readIcon(path, place)))
  expect(read).toEqual([ICONS.star, ICONS['ខ្លា-tiger'], ICONS.kept])
})

test('aliases name the drawing they mean, and broken aliases are left out', async () => {
  await write({ icons: { star: ICONS.star }, aliases: ALIASES, height: 24 })
  const { aliases } = await indexIcons(path)
  expect(aliases.map(([alias, name]) => [alias, Buffer.from(name, 'latin1').toString()])).toEqual([
    ['asterisk', 'star'],
    ['lion', 'ខ្លា-tiger'],
  ])
})

test('a file without aliases, sizes or drawings is read too', async () => {
  await write({ icons: { star: ICONS.star } })
  expect(await indexIcons(path)).toMatchObject({ aliases: [], side: 16 })
  await write({ height: 7 })
  const none = await indexIcons(path)
  expect([none.places.size, none.aliases.length, none.side]).toEqual([0, 0, 7])
  await writeFile(path, '{"icons":{"star":{"body":"cut off')
  expect((await indexIcons(path)).places.size).toBe(0)
})

test.skipIf(process.platform !== 'linux')('the file is not kept open', async () => {
  await write({ icons: ICONS })
  const [place] = (await indexIcons(path)).places.values()
  await readIcon(path, place!)
  const open = await Promise.all(
    (await readdir('/proc/self/fd')).map(async name => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  )
  expect(open).not.toContain(path)
})
