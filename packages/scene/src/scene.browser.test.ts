import { type DesignDocument, replaceColour } from '@kitwright/design'
import { ANIMATIONS, playerOrFirst } from '@kitwright/library/players'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { continuousDesign, wrappedDesign, richDesign } from './testing/richDesign.ts'
import { scene } from './testing/scene.ts'
import { createWearer, personLookOf, type WearerAppearance } from './wearer/index.ts'

const said = vi.spyOn(console, 'error')
afterAll(() => said.mockRestore())

const NAVY = { fill: { kind: 'solid', colour: '#1e3a8a' }, outline: null } as const
const BOOT = { upper: '#e4312b', second: '#ffb020', trim: '#1a1c22', sole: '#f4f4f2', laces: '#ffffff' }
const APPEARANCE: WearerAppearance = {
  sleeve: 'short',
  tone: '#b47b52',
  person: personLookOf(playerOrFirst('ridge'), '#b47b52'),
  gloves: { back: '#c81e1e', palm: '#f1efe9' },
  socks: { pattern: 'hoops', first: '#00bb44', second: '#ffffff' },
  boots: { model: 'swift', graphic: 'slash', left: BOOT, right: BOOT, fx: 'glow' },
}

describe('artwork on cloth', () => {
  it('is the same picture as Canvas2D draws, on every piece', async () => {
    const compared = await scene.compare(richDesign)
    expect(compared.map(({ piece }) => piece)).toContain('front')
    expect(compared.filter(({ mean }) => mean > 2)).toEqual([])
    expect(compared.filter(({ shareOver16 }) => shareOver16 > 0.025)).toEqual([])
  })

  it('is the same where it runs on over seams', async () => {
    const compared = await scene.compare(continuousDesign)
    expect(compared.filter(({ mean }) => mean > 2)).toEqual([])
    expect(compared.filter(({ shareOver16 }) => shareOver16 > 0.025)).toEqual([])
    // Without the text on the front, nothing of it is left on the back.
    const [, back] = await scene.compare(continuousDesign, { ...continuousDesign, layers: [] })
    expect(back!.mean).toBeGreaterThan(0.3)
  })

  it('is the same where it goes over the whole garment, within masks', async () => {
    const compared = await scene.compare(wrappedDesign)
    expect(compared.filter(({ mean }) => mean > 2)).toEqual([])
    expect(compared.filter(({ shareOver16 }) => shareOver16 > 0.025)).toEqual([])
  })

  it('differs when the document does', async () => {
    const [compared] = await scene.compare(richDesign, { ...richDesign, layers: [] })
    expect(compared!.mean).toBeGreaterThan(2)
  })
})

describe('stage', () => {
  it('finds again on the screen what was picked there', async () => {
    const stage = scene.share()
    await stage.show(richDesign)
    const found = []
    for (const view of ['front', 'back', 'left', 'right', 'angle'] as const) {
      stage.setView(view, false)
      for (let x = 7; x < 222; x += 15)
        for (let y = 7; y < 259; y += 15) {
          const hit = stage.pick({ x, y })
          if (!hit) continue
          const back = stage.toScreen(hit.piece, hit.at)
          found.push({ piece: hit.piece, off: back ? Math.hypot(back.x - x, back.y - y) : Infinity })
        }
    }
    expect(found.length).toBeGreaterThan(150)
    const far = found.filter(({ off }) => off > 0.3)
    expect(far.length / found.length).toBeLessThan(0.01)
  })

  it('picks the top drawn layer, its part, nothing beside', async () => {
    const stage = scene.share()
    await stage.show(richDesign)
    stage.setView('front', false)
    const under = stage.toScreen('front', { x: 0, y: 330 })!
    const panel = stage.toScreen('sleeveL', { x: 60, y: 150 })
    const picked = {
      layer: stage.pick(under),
      sleeve: panel && stage.pick(panel),
      beside: stage.pick({ x: 3, y: 3 }),
      isFacing: under.isFacing,
      isBackFacing: stage.toScreen('back', { x: 0, y: 330 })!.isFacing,
    }
    expect(picked.layer).toMatchObject({ piece: 'front', part: 'base', layer: 'name' })
    expect(picked.layer!.at.x).toBeCloseTo(0, 0)
    expect(picked.layer!.at.y).toBeCloseTo(330, 0)
    expect(picked.sleeve?.piece).toBe('sleeveL')
    expect(picked.beside).toBeNull()
    expect([picked.isFacing, picked.isBackFacing]).toEqual([true, false])
  })

  it('a resting canvas shows the full level, a tile the light one', async () => {
    const levels = scene.trianglesOf(richDesign)
    // The smallest canvas that is no tile.
    const stage = scene.open(240, 280)
    await stage.show(richDesign)
    const first = stage.info.triangles
    await scene.until(() => stage.info.triangles !== first)
    stage.renderNow()
    const rest = stage.info.triangles
    expect([first, rest]).toEqual([levels.light, levels.full])
    stage.resize(200, 230, 1)
    await stage.picture(8, 8)
    const far = stage.info.triangles
    stage.zoomBy(6)
    await scene.until(() => stage.info.triangles !== far)
    stage.renderNow()
    const near = { ...stage.info }
    stage.zoomBy(1 / 6)
    const back = stage.info.triangles
    stage.zoomBy(6)
    stage.renderNow()
    const again = { ...stage.info }
    stage.dispose()
    expect([far, near.triangles, back]).toEqual([levels.light, levels.full, levels.light])
    // Only the visible level stays on the GPU.
    expect(again.geometries).toBe(near.geometries)
  })

  it('leaves no ghost of a layer that was dragged over a seam and back', async () => {
    const stage = scene.share()
    stage.setView('left', false)
    await stage.show(richDesign)
    const before = await scene.pixels(stage)
    const at = (xMm: number): DesignDocument => ({
      ...richDesign,
      layers: richDesign.layers.map(layer => (layer.id === 'name' ? { ...layer, xMm } : layer)),
    })
    for (const xMm of [120, 200, 230, 250]) stage.update(at(xMm), true)
    const over = await scene.pixels(stage)
    for (const xMm of [220, 150, 60]) stage.update(at(xMm), true)
    stage.update(richDesign)
    await scene.rest()
    const after = await scene.pixels(stage)
    expect(scene.meanDifference(before, over)).toBeGreaterThan(0.05)
    expect(scene.meanDifference(before, after)).toBe(0)
  })

  it('picks a layer where it reaches onto the next piece', async () => {
    const stage = scene.share()
    await stage.show(continuousDesign)
    stage.setView('left', false)
    const hit = stage.pick(stage.toScreen('back', { x: -215, y: 450 })!)
    expect(hit).toMatchObject({ piece: 'back', layer: 'wide' })
  })

  it('shows who wears it without being picked, and gives all of it back', async () => {
    const animation = ANIMATIONS[0]!
    const stage = scene.share()
    await stage.show(richDesign)
    await stage.picture(8, 8)
    const capture = async () => ({ picture: await scene.pixels(stage), info: { ...stage.info } })
    const alone = await capture()
    const wearer = await createWearer({ figure: '/players/mannequin.glb', head: '/players/head.json' })
    wearer.wear(APPEARANCE)
    stage.setWearer(wearer)
    const worn = await capture()
    const hit = stage.pick(stage.toScreen('front', { x: 60, y: 200 })!)
    wearer.play(animation)
    const goesOn = wearer.step(0) && wearer.step(animation.ms / 2)
    const moved = await capture()
    stage.setWearer(null)
    wearer.dispose()
    const after = await capture()
    expect(goesOn).toBe(true)
    expect(scene.meanDifference(worn.picture, moved.picture)).toBeGreaterThan(0.1)
    expect(scene.meanDifference(alone.picture, worn.picture)).toBeGreaterThan(3)
    expect(worn.info.geometries).toBeGreaterThan(alone.info.geometries + 8)
    expect(hit).toMatchObject({ piece: 'front' })
    expect(after.info).toEqual(alone.info)
    expect(scene.meanDifference(alone.picture, after.picture)).toBe(0)
  })

  it('looks different in every material, and the same again in its own', async () => {
    const stage = scene.share()
    await stage.show(richDesign)
    await stage.picture(8, 8)
    const own = await scene.pixels(stage)
    const { textures } = stage.info
    const off: number[] = []
    for (const material of ['pique', 'mesh', 'fleece', 'satin'] as const) {
      stage.setMaterial(material)
      off.push(scene.meanDifference(own, await scene.pixels(stage)))
    }
    stage.setMaterial(null)
    const again = scene.meanDifference(own, await scene.pixels(stage))
    const now = stage.info.textures
    expect(Math.min(...off)).toBeGreaterThan(0.2)
    expect(again).toBe(0)
    expect(now).toBe(textures)
  })

  it('changes clothes with the options and frees everything in the end', async () => {
    const stage = scene.openTiny()
    await stage.show(richDesign)
    const info = async () => {
      // Waits for the work after the first picture.
      await stage.picture(8, 8)
      return { ...stage.info }
    }
    const before = await info()
    await stage.show({ ...richDesign, options: { sleeve: 'long', collar: 'v' } })
    const long = await info()
    await stage.show(richDesign)
    const after = await info()
    stage.dispose()
    expect(long.triangles).not.toBe(before.triangles)
    expect(after).toEqual(before)
    expect(stage.info).toEqual({ triangles: 0, textures: 0, geometries: 0 })
  })

  it('shows the same picture again after the context was lost', async () => {
    const stage = scene.share()
    await stage.show(richDesign)
    const before = await scene.pixels(stage)
    await scene.loseContext()
    const after = await scene.pixels(stage)
    expect(before.some(value => value < 100)).toBe(true)
    expect(scene.meanDifference(before, after)).toBeLessThan(0.5)
  })

  it('shows the same after updates as when it is shown at once', async () => {
    const stage = scene.share()
    await stage.show({ ...richDesign, layers: [], parts: {}, fabric: { colour: '#123456' } })
    stage.update({ ...richDesign, layers: richDesign.layers.slice(1) }, true)
    stage.update({ ...richDesign, layers: richDesign.layers.toReversed() }, true)
    stage.update(richDesign)
    const updated = await scene.settledPixels(stage)
    await stage.show(richDesign)
    const shown = await scene.pixels(stage)
    expect(scene.meanDifference(updated, shown)).toBeLessThan(0.2)
  })

  it('shows a piece’s first layers before their mipmaps', async () => {
    const withLayers = (...ids: string[]): DesignDocument => ({
      ...richDesign,
      piping: [],
      layers: richDesign.layers.filter(({ id }) => ids.includes(id)),
    })
    const stage = scene.share()
    await stage.show(withLayers('sleeve'))
    await scene.pixels(stage)
    stage.update(withLayers('sleeve', 'name'))
    const atOnce = scene.pixelsNow(stage)
    const later = await scene.settledPixels(stage)
    expect(scene.meanDifference(atOnce, later)).toBeLessThan(1)
  })

  it('shows a text and a piping that are drawn already in their new colours', async () => {
    const layers = richDesign.layers.map(layer => ({ ...layer, opacity: 1, ...(layer.kind === 'text' && NAVY) }))
    const navy = {
      ...richDesign,
      layers,
      piping: [{ ...richDesign.piping![0]!, colour: NAVY.fill.colour, widthMm: 40 }],
    }
    const green = replaceColour(navy, NAVY.fill.colour, { colour: '#16a34a' })
    const stage = scene.share()
    await stage.show(navy)
    const before = await scene.pixels(stage)
    stage.update(green)
    const updated = await scene.settledPixels(stage)
    await stage.show(green)
    const shown = await scene.pixels(stage)
    expect(scene.meanDifference(before, shown)).toBeGreaterThan(0.4)
    expect(scene.meanDifference(updated, shown)).toBeLessThan(0.2)
  })

  it('hides an empty canvas only while its garment loads', async () => {
    // Cached models load before the programs are built.
    await scene.share().show(richDesign)
    const stage = scene.openTiny()
    const { style } = document.querySelector('canvas')!
    const before = style.visibility
    const first = stage.show(richDesign)
    while (stage.info.triangles === 0) await new Promise(resolve => setTimeout(resolve))
    stage.update({ ...richDesign, layers: [] })
    await Promise.all([first, stage.show(richDesign)])
    const after = style.visibility
    stage.dispose()
    expect([before, after]).toEqual(['hidden', ''])
  })

  it('looks equal but coarser in motion, without resizing its canvas', async () => {
    const stage = scene.share()
    const canvas = document.querySelector('canvas')!
    const whole = canvas.width * canvas.height
    const sizes = new Set<number>()
    const capture = (): number[] => {
      const pixels = scene.pixelsNow(stage)
      sizes.add(canvas.width * canvas.height)
      return pixels
    }
    await stage.show(richDesign)
    await scene.pixels(stage)
    const rested = capture()
    const ground = rested.map((_, i) => rested[i % 4]!)
    stage.update(richDesign, true)
    const moving = capture()
    stage.update(richDesign)
    canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: -40, clientX: 111, clientY: 130 }))
    const zooming = capture()
    await scene.settledPixels(stage)
    const nearer = capture()
    const off = scene.meanDifference(rested, moving)
    expect([...sizes]).toEqual([whole])
    expect(off).toBeGreaterThan(0.1)
    expect(off).toBeLessThan(4)
    expect(scene.meanDifference(rested, ground)).toBeGreaterThan(20)
    expect(scene.meanDifference(nearer, rested), 'the camera came nearer').toBeGreaterThan(1)
    const whileZooming = scene.meanDifference(zooming, nearer)
    expect(whileZooming).toBeGreaterThan(0.1)
    expect(whileZooming).toBeLessThan(4)
  })

  it('shows what an image was replaced by, once it has come', async () => {
    const withAsset = (id: string): DesignDocument => ({
      ...richDesign,
      layers: richDesign.layers.map(layer =>
        layer.kind === 'image' ? { ...layer, asset: { ...layer.asset, id } } : layer,
      ),
    })
    const stage = scene.share()
    await stage.show(richDesign)
    stage.update(withAsset('another'))
    const replaced = await scene.settledPixels(stage)
    await stage.show({ ...richDesign, layers: richDesign.layers.filter(layer => layer.kind !== 'image') })
    const without = await scene.pixels(stage)
    await stage.show(withAsset('another'))
    const shown = await scene.pixels(stage)
    const ink = scene.meanDifference(without, shown)
    expect(ink).toBeGreaterThan(0.1)
    expect(scene.meanDifference(replaced, shown)).toBeLessThan(ink / 10)
  })

  it('turns with the pointer if allowed, zooms under the wheel', async () => {
    const stage = scene.share()
    const canvas = document.querySelector('canvas')!
    await stage.show(richDesign)
    const chestX = () => stage.toScreen('front', { x: 60, y: 200 })!.x
    const drag = async () =>
      userEvent.dragAndDrop(canvas, canvas, {
        sourcePosition: { x: 110, y: 130 },
        targetPosition: { x: 140, y: 130 },
        steps: 4,
      })
    const before = chestX()
    stage.setTurning(false)
    await drag()
    expect(chestX()).toBeCloseTo(before, 1)
    stage.setTurning(true)
    await drag()
    expect(chestX()).toBeGreaterThan(before + 2.5)

    stage.setView('front', false)
    const { piece, at } = stage.pick({ x: 122, y: 111 })!
    const above = () => Math.abs(stage.toScreen(piece, { x: at.x, y: at.y + 40 })!.y - 111)
    const apart = above()
    await commands.wheelAt(122, 111, -400)
    await scene.until(() => above() > 1.3 * apart)
    const after = stage.toScreen(piece, at)!
    expect(Math.hypot(after.x - 122, after.y - 111)).toBeLessThan(3)
  })

  it('marks what is highlighted and takes it away again', async () => {
    const stage = scene.share()
    await stage.show(richDesign)
    const plain = await scene.pixels(stage)
    stage.highlight({ part: 'base' })
    const part = await scene.pixels(stage)
    stage.highlight({ layer: 'name' })
    const layer = await scene.pixels(stage)
    stage.highlight(null)
    const again = await scene.pixels(stage)
    const off = (other: readonly number[]): number => scene.meanDifference(plain, other)
    expect(off(part)).toBeGreaterThan(0.5)
    expect(off(layer)).toBeGreaterThan(0.02)
    expect(off(layer)).toBeLessThan(off(part))
    expect(off(again)).toBe(0)
  })

  it('says nothing on the console', () => {
    expect(said).not.toHaveBeenCalled()
  })
})
