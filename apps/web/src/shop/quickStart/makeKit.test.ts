import { measureLayer } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import {
  createDesign,
  createImageLayer,
  createTextLayer,
  withClubColours,
  zoneForRole,
  type DesignDocument,
  type Layer,
} from '@kitwright/design'
import { findProblems } from '@kitwright/editor'
import { getGarment, loadGarment } from '@kitwright/garment'
import { expect, it } from 'vitest'
import { makeKit } from './makeKit.ts'

const sizeOf = (layer: Layer) => measureLayer(layer, nodeSurface)
const solid = (colour: string) => ({ fill: { kind: 'solid', colour } as const, pattern: null, span: 'piece' as const })

async function template(): Promise<DesignDocument> {
  await loadGarment('soccer')
  const design = createDesign('soccer')
  const parts = {
    base: solid('#b91c1c'),
    sleeves: solid('#b91c1c'),
    shorts: solid('#1e3a8a'),
    collar: solid('#ffffff'),
  }
  const zone = zoneForRole(getGarment('soccer'), design.options, 'frontText')
  return {
    ...design,
    fabric: { colour: '#b91c1c' },
    parts: { ...design.parts, ...parts },
    layers: [createTextLayer('a', 'frontText', 'OLD', zone)],
  }
}
const made = async (team: string, main = '#15803d', base?: DesignDocument) => {
  const kit = await makeKit(
    { template: base ?? (await template()), colours: [main, '#facc15'], team, logo: null },
    sizeOf,
  )
  if (!kit) throw new Error('not made')
  return kit
}
const colourOf = ({ parts }: DesignDocument, part: 'base' | 'sleeves' | 'shorts') => {
  const fill = parts[part]?.fill
  return fill?.kind === 'solid' ? fill.colour : null
}

it('a quick kit’s two colours replace the design’s two main ones', async () => {
  const kit = await made('')
  expect([colourOf(kit, 'base'), colourOf(kit, 'sleeves')]).toEqual(['#15803d', '#15803d'])
  expect(kit.layers).toMatchObject([{ text: 'OLD' }])
})

it('a quick kit dyes the fabric only where it follows a club colour', async () => {
  const base = await template()
  expect((await made('', '#15803d', base)).fabric).toEqual({ colour: '#b91c1c' })
  const white = { ...base, fabric: { colour: '#ffffff' }, parts: { ...base.parts, base: solid('#ffffff') } }
  expect((await made('', '#15803d', white)).fabric).toEqual({ colour: '#ffffff' })
  const club = withClubColours(base)
  const tied = { ...club, fabric: { colour: club.clubColours[0]!.colour, tone: 'main' as const } }
  expect((await made('', '#15803d', tied)).fabric).toMatchObject({ colour: '#15803d', tone: 'main' })
})

it('a quick kit writes the team’s name in legible letters its font has', async () => {
  const kit = await made(' នាគទន្លេ ', '#ffffff')
  expect(kit.layers).toMatchObject([{ text: 'នាគទន្លេ', font: 'kantumruy-pro' }])
  const [layer] = kit.layers
  expect(layer?.kind === 'text' && layer.fill).not.toEqual({ kind: 'solid', colour: '#ffffff' })
})

it.each([
  'ក្រុមបាល់ទាត់អង្គរវត្តភ្នំពេញ',
  'Royal Phnom Penh Riverside Dragons United',
  'Kampongchhnangprovincialfootballacademyx',
])('a quick kit sets %s smaller or in two lines, not squeezed or cut', async team => {
  const garment = await loadGarment('soccer')
  const base = await template()
  const { width } = zoneForRole(garment, base.options, 'frontText')
  for (const maxWidthMm of [width, null]) {
    const layers = base.layers.map(layer => ({ ...layer, maxWidthMm }) as typeof layer)
    const [layer] = (await made(team, '#15803d', { ...base, layers })).layers
    if (layer?.kind !== 'text') throw new Error('no text')
    const { widthMm, heightMm } = measureLayer({ ...layer, maxWidthMm: null }, nodeSurface)
    expect(width / widthMm).toBeGreaterThanOrEqual(0.8)
    // The name is no higher than the one it replaces.
    const [before] = base.layers
    expect(heightMm).toBeLessThanOrEqual(before?.kind === 'text' ? before.sizeMm * 1.3 : 0)
    expect(measureLayer(layer, nodeSurface).widthMm).toBeLessThanOrEqual(width + 0.1)
    expect(layer.text.replace('\n', team.includes(' ') ? ' ' : '')).toBe(team)
  }
})

it('a quick kit finds a place for the team’s name where none exists', async () => {
  const kit = await made('DRAGONS', '#15803d', { ...(await template()), layers: [] })
  expect(kit.layers).toMatchObject([{ role: 'frontText', text: 'DRAGONS' }])
})

it('a quick kit puts the team’s logo at the logo’s place, replacing any', async () => {
  const asset = (id: string) => ({ source: 'local' as const, id, widthPx: 400, heightPx: 200 })
  const base = await template()
  const zone = zoneForRole(getGarment('soccer'), base.options, 'logo')
  const layers = [...base.layers, createImageLayer('b', 'logo', asset('theirs'), zone)]
  const kit = await makeKit(
    { template: { ...base, layers }, colours: ['#15803d', '#facc15'], team: '', logo: asset('ours') },
    sizeOf,
  )
  const logos = kit!.layers.filter(({ role }) => role === 'logo')
  expect(logos).toMatchObject([{ kind: 'image', asset: asset('ours'), piece: zone.piece }])
})

it('a quick kit puts the logo beside a number that occupies its place', async () => {
  const base = await template()
  const zone = zoneForRole(getGarment('soccer'), base.options, 'logo')
  const number = createTextLayer('n', 'frontNumber', '10', zone)
  const logo = { source: 'local', id: 'ours', widthPx: 400, heightPx: 400 } as const
  const kit = await makeKit({ template: { ...base, layers: [number] }, colours: null, team: '', logo }, sizeOf)
  const garment = getGarment('soccer')
  expect(findProblems({ garment, document: kit!, sizeOf })).toEqual([])
})

it('a quick kit has the template’s kits as long as its colours are unchanged', async () => {
  const base = withClubColours(await template())
  const away = { role: 'away' as const, colours: { main: '#fde047' }, parts: {} }
  const kits = [away]
  const own = await makeKit({ template: { ...base, kits }, colours: null, team: '', logo: null }, sizeOf)
  expect(own!.kits).toEqual(kits)
  const kit = await made('', '#15803d', { ...base, kits })
  expect(kit.kits).toEqual([])
  expect(kit.clubColours).toContainEqual({ tone: 'main', name: null, colour: '#15803d' })
  expect(kit.parts['base']!.fill).toMatchObject({ colour: '#15803d', tone: 'main' })
})

it('there is no quick kit where the design cannot be read', async () => {
  expect(
    await makeKit({ template: { format: 1 }, colours: ['#000000', '#ffffff'], team: '', logo: null }, sizeOf),
  ).toBeNull()
})
