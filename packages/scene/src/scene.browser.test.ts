import { mkdirSync, writeFileSync } from 'node:fs'
import type { DesignDocument } from '@kitwright/design'
import { ANIMATIONS, type PlayerAnimation } from '@kitwright/library/players'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Stage } from './index.ts'
import type { ScenePage } from './testing/page/main.ts'
import { openScenePage, type OpenPage } from './testing/scenePage.ts'
import type { WearerLook } from './wearer/index.ts'
import { continuousDesign, richDesign } from './testing/richDesign.ts'

declare const scene: ScenePage
/** Left on the page by the test that drives the pointer. */
declare const stage: Stage

let open: OpenPage

beforeAll(async () => {
  open = await openScenePage()
}, 120_000)
afterAll(() => open.close())

const BOOT = { upper: '#e4312b', second: '#ffb020', trim: '#1a1c22', sole: '#f4f4f2', laces: '#ffffff' }
const LOOK: WearerLook = {
  sleeve: 'short',
  tone: '#b47b52',
  eyes: '#2a1a14',
  head: [
    { name: 'crop', colour: '#191614', fades: true, transparent: false },
    { name: 'beard', colour: '#191614', fades: true, transparent: true },
  ],
  gloves: { back: '#c81e1e', palm: '#f1efe9' },
  socks: { pattern: 'hoops', first: '#00bb44', second: '#ffffff' },
  boots: { model: 'swift', graphic: 'slash', left: BOOT, right: BOOT, fx: 'glow' },
}

/** Set to a folder to look at what was compared. */
const KEEP = process.env.KITWRIGHT_SCENE_PICTURES

function keep(pictures: Record<string, string>): void {
  if (!KEEP) return
  mkdirSync(KEEP, { recursive: true })
  for (const [name, url] of Object.entries(pictures))
    writeFileSync(`${KEEP}/${name}.png`, Buffer.from(url.split(',')[1]!, 'base64'))
}

describe('artwork on cloth', () => {
  it('is the same picture as Canvas2D draws, on every piece', async () => {
    const { compared, pictures } = await open.page.evaluate(async (design: DesignDocument) => {
      const pictures: Record<string, string> = {}
      return { compared: await scene.compare(design, pictures), pictures }
    }, richDesign)
    keep(pictures)
    expect(compared.map(({ piece }) => piece)).toContain('front')
    expect(compared.filter(({ mean }) => mean > 2)).toEqual([])
    expect(compared.filter(({ shareOver16 }) => shareOver16 > 0.025)).toEqual([])
  }, 60_000)

  it('is the same where it runs on over seams', async () => {
    const { compared, pictures } = await open.page.evaluate(async (design: DesignDocument) => {
      const pictures: Record<string, string> = {}
      return { compared: await scene.compare(design, pictures), pictures }
    }, continuousDesign)
    keep(pictures)
    expect(compared.filter(({ mean }) => mean > 2)).toEqual([])
    expect(compared.filter(({ shareOver16 }) => shareOver16 > 0.025)).toEqual([])
    const mean = await open.page.evaluate(async (design: DesignDocument) => {
      // Without the text on the front, nothing of it is left on the back.
      const [, back] = await scene.compare(design, {}, { ...design, layers: [] })
      return back!.mean
    }, continuousDesign)
    expect(mean).toBeGreaterThan(0.3)
  }, 90_000)

  it('differs when the document does', async () => {
    const mean = await open.page.evaluate(async (design: DesignDocument) => {
      const bare = { ...design, layers: [] }
      const [compared] = await scene.compare(design, {}, bare)
      return compared!.mean
    }, richDesign)
    expect(mean).toBeGreaterThan(2)
  }, 60_000)
})

describe('stage', () => {
  it('finds again on the screen what was picked there', async () => {
    const trips = await open.page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(600, 700)
      await stage.show(design)
      const found = []
      for (const view of ['front', 'back', 'left', 'right', 'angle'] as const) {
        stage.setView(view, false)
        for (let x = 20; x < 600; x += 40)
          for (let y = 20; y < 700; y += 40) {
            const hit = stage.pick({ x, y })
            if (!hit) continue
            const back = stage.toScreen(hit.piece, hit.at)
            found.push({ piece: hit.piece, off: back ? Math.hypot(back.x - x, back.y - y) : Infinity })
          }
      }
      stage.dispose()
      return found
    }, richDesign)
    expect(trips.length).toBeGreaterThan(150)
    const far = trips.filter(({ off }) => off > 0.6)
    expect(far.length / trips.length).toBeLessThan(0.01)
  }, 60_000)

  it('picks the layer that is drawn on top, its part, and nothing beside the garment', async () => {
    const picked = await open.page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(600, 700)
      await stage.show(design)
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
      stage.dispose()
      return picked
    }, richDesign)
    expect(picked.layer).toMatchObject({ piece: 'front', part: 'base', layer: 'name' })
    expect(picked.layer!.at.x).toBeCloseTo(0, 0)
    expect(picked.layer!.at.y).toBeCloseTo(330, 0)
    expect(picked.sleeve?.piece).toBe('sleeveL')
    expect(picked.beside).toBeNull()
    expect([picked.isFacing, picked.isBackFacing]).toEqual([true, false])
  }, 60_000)

  it('begins with the light level and swaps to the full one where that can be seen', async () => {
    const seen = await open.page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(300, 350)
      await stage.show(design)
      const first = stage.info.triangles
      await stage.picture(8, 8)
      const far = stage.info.triangles
      stage.zoomBy(6)
      await scene.until(() => stage.info.triangles !== far)
      stage.renderNow()
      const near = { ...stage.info }
      stage.zoomBy(1 / 6)
      const back = { ...stage.info }
      stage.zoomBy(6)
      stage.renderNow()
      const again = { ...stage.info }
      stage.dispose()
      return { first, far, near, back: back.triangles, again, levels: scene.trianglesOf(design) }
    }, richDesign)
    expect([seen.first, seen.far, seen.back]).toEqual(Array(3).fill(seen.levels.light))
    expect(seen.near.triangles).toBe(seen.levels.full)
    // Only what is seen is kept on the GPU.
    expect(seen.again.geometries).toBe(seen.near.geometries)
  }, 90_000)

  it('leaves no ghost of a layer that was dragged over a seam and back', async () => {
    const off = await open.page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(300, 350)
      stage.setView('left', false)
      await stage.show(design)
      const before = await scene.pixels(stage)
      const at = (xMm: number): DesignDocument => ({
        ...design,
        layers: design.layers.map(layer => (layer.id === 'name' ? { ...layer, xMm } : layer)),
      })
      for (const xMm of [120, 200, 230, 250]) stage.update(at(xMm), true)
      const over = await scene.pixels(stage)
      for (const xMm of [220, 150, 60]) stage.update(at(xMm), true)
      stage.update(design)
      await scene.rest()
      const after = await scene.pixels(stage)
      stage.dispose()
      return { over: scene.meanDifference(before, over), after: scene.meanDifference(before, after) }
    }, richDesign)
    expect(off.over).toBeGreaterThan(0.05)
    expect(off.after).toBe(0)
  }, 60_000)

  it('picks a layer where it reaches onto the next piece', async () => {
    const hit = await open.page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(300, 350)
      await stage.show(design)
      stage.setView('left', false)
      const hit = stage.pick(stage.toScreen('back', { x: -215, y: 450 })!)
      stage.dispose()
      return hit
    }, continuousDesign)
    expect(hit).toMatchObject({ piece: 'back', layer: 'wide' })
  }, 60_000)

  it('shows who wears it without being picked, and gives all of it back', async () => {
    const seen = await open.page.evaluate(
      async ([design, look, animation]) => {
        const stage = scene.open(300, 350)
        await stage.show(design)
        await stage.picture(8, 8)
        const info = () => ({ ...stage.info })
        const alone = { info: info(), picture: await scene.pixels(stage) }
        const wearer = await scene.createWearer('/players/mannequin.glb')
        wearer.wear(look)
        stage.setWearer(wearer)
        const worn = { picture: await scene.pixels(stage), info: info() }
        const chest = { x: 60, y: 200 }
        const hit = stage.pick(stage.toScreen('front', chest)!)
        wearer.play(animation)
        const goesOn = wearer.step(0) && wearer.step(animation.ms / 2)
        const moved = await scene.pixels(stage)
        stage.setWearer(null)
        wearer.dispose()
        const after = { picture: await scene.pixels(stage), info: info() }
        stage.dispose()
        return {
          alone: alone.info,
          worn: worn.info,
          after: after.info,
          off: scene.meanDifference(alone.picture, worn.picture),
          moved: goesOn && scene.meanDifference(worn.picture, moved),
          back: scene.meanDifference(alone.picture, after.picture),
          hit,
        }
      },
      [richDesign, LOOK, ANIMATIONS[0]!] as [DesignDocument, WearerLook, PlayerAnimation],
    )
    expect(seen.moved).toBeGreaterThan(0.1)
    expect(seen.off).toBeGreaterThan(3)
    expect(seen.worn.geometries).toBeGreaterThan(seen.alone.geometries + 8)
    expect(seen.hit).toMatchObject({ piece: 'front' })
    expect(seen.after).toEqual(seen.alone)
    expect(seen.back).toBe(0)
  }, 60_000)

  it('looks different in every material, and the same again in its own', async () => {
    const seen = await open.page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(300, 350)
      await stage.show(design)
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
      stage.dispose()
      return { off, again, textures, now }
    }, richDesign)
    expect(Math.min(...seen.off)).toBeGreaterThan(0.2)
    expect(seen.again).toBe(0)
    expect(seen.now).toBe(seen.textures)
  }, 90_000)

  it('changes clothes with the options and frees everything in the end', async () => {
    const info = await open.page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(400, 400)
      await stage.show(design)
      const info = async () => {
        // Waits for what comes after the first picture.
        await stage.picture(8, 8)
        return { ...stage.info }
      }
      const before = await info()
      await stage.show({ ...design, options: { sleeve: 'long', collar: 'v' } })
      const long = await info()
      await stage.show(design)
      const after = await info()
      stage.dispose()
      return { before, long, after, disposed: { ...stage.info } }
    }, richDesign)
    expect(info.long.triangles).not.toBe(info.before.triangles)
    expect(info.after).toEqual(info.before)
    expect(info.disposed).toEqual({ triangles: 0, textures: 0, geometries: 0 })
  }, 90_000)

  it('shows the same picture again after the context was lost', async () => {
    const same = await open.page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(300, 350)
      await stage.show(design)
      const before = await scene.pixels(stage)
      await scene.loseContext()
      const after = await scene.pixels(stage)
      stage.dispose()
      return { off: scene.meanDifference(before, after), ink: before.some(value => value < 100) }
    }, richDesign)
    expect(same.ink).toBe(true)
    expect(same.off).toBeLessThan(0.5)
  }, 60_000)

  it('updates as show does', async () => {
    const off = await open.page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(300, 350)
      await stage.show({ ...design, layers: [], parts: {}, fabric: { colour: '#123456' } })
      stage.update({ ...design, layers: design.layers.slice(1) }, true)
      stage.update({ ...design, layers: design.layers.toReversed() }, true)
      stage.update(design)
      const updated = await scene.settledPixels(stage)
      await stage.show(design)
      const shown = await scene.pixels(stage)
      stage.dispose()
      return scene.meanDifference(updated, shown)
    }, richDesign)
    expect(off).toBeLessThan(0.2)
  }, 60_000)

  it('hides an empty canvas, and no other, whatever is asked of it while its garment comes', async () => {
    const seen = await open.page.evaluate(async (design: DesignDocument) => {
      // With the models at hand the programs come last.
      const earlier = scene.open(300, 350)
      await earlier.show(design)
      earlier.dispose()
      const stage = scene.open(300, 350)
      const { style } = document.querySelector('canvas')!
      const before = style.visibility
      const first = stage.show(design)
      while (stage.info.triangles === 0) await new Promise(resolve => setTimeout(resolve))
      stage.update({ ...design, layers: [] })
      await Promise.all([first, stage.show(design)])
      const after = style.visibility
      stage.dispose()
      return [before, after]
    }, richDesign)
    expect(seen).toEqual(['hidden', ''])
  }, 60_000)

  it('looks the same, if coarser, under a moving hand, and never changes the size of its canvas', async () => {
    const { sizes, off, blank } = await open.page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(300, 350)
      const canvas = document.querySelector('canvas')!
      const sizes = new Set<number>()
      const look = (): number[] => {
        const pixels = scene.pixelsNow(stage)
        sizes.add(canvas.width * canvas.height)
        return pixels
      }
      const nothing = look()
      await stage.show(design)
      await scene.settledPixels(stage)
      const rested = look()
      stage.update(design, true)
      const moving = look()
      stage.dispose()
      return {
        sizes: [...sizes],
        off: scene.meanDifference(rested, moving),
        blank: scene.meanDifference(rested, nothing),
      }
    }, richDesign)
    expect(sizes).toEqual([300 * 350])
    expect(off).toBeGreaterThan(0.1)
    expect(off).toBeLessThan(4)
    expect(blank).toBeGreaterThan(20)
  }, 60_000)

  it('shows what an image was replaced by, once it has come', async () => {
    const { off, ink } = await open.page.evaluate(async (design: DesignDocument) => {
      const withAsset = (id: string): DesignDocument => ({
        ...design,
        layers: design.layers.map(layer =>
          layer.kind === 'image' ? { ...layer, asset: { ...layer.asset, id } } : layer,
        ),
      })
      const stage = scene.open(300, 350)
      await stage.show(design)
      stage.update(withAsset('another'))
      const replaced = await scene.settledPixels(stage)
      await stage.show({ ...design, layers: design.layers.filter(layer => layer.kind !== 'image') })
      const without = await scene.pixels(stage)
      await stage.show(withAsset('another'))
      const shown = await scene.pixels(stage)
      stage.dispose()
      return { off: scene.meanDifference(replaced, shown), ink: scene.meanDifference(without, shown) }
    }, richDesign)
    expect(ink).toBeGreaterThan(0.1)
    expect(off).toBeLessThan(ink / 10)
  }, 60_000)

  it('turns with the pointer unless it may not, and zooms to what lies under the wheel', async () => {
    const { page } = open
    await page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(600, 700)
      await stage.show(design)
      Object.assign(globalThis, { stage })
    }, richDesign)
    const chestX = () => page.evaluate(() => stage.toScreen('front', { x: 60, y: 200 })!.x)
    const drag = async () => {
      await page.mouse.move(300, 350)
      await page.mouse.down()
      await page.mouse.move(380, 350, { steps: 4 })
      await page.mouse.up()
    }
    const before = await chestX()
    await page.evaluate(() => stage.setTurning(false))
    await drag()
    expect(await chestX()).toBeCloseTo(before, 1)
    await page.evaluate(() => stage.setTurning(true))
    await drag()
    expect(await chestX()).toBeGreaterThan(before + 5)

    const hit = await page.evaluate(() => (stage.setView('front', false), stage.pick({ x: 330, y: 300 })!))
    await page.mouse.move(330, 300)
    await page.mouse.wheel(0, -400)
    await page.waitForFunction(
      ({ piece, at }) => Math.abs(stage.toScreen(piece, { x: at.x, y: at.y + 40 })!.y - 300) > 25,
      hit,
    )
    const after = await page.evaluate(({ piece, at }) => stage.toScreen(piece, at)!, hit)
    expect(Math.hypot(after.x - 330, after.y - 300)).toBeLessThan(8)
    await page.evaluate(() => stage.dispose())
  }, 60_000)

  it('marks what is highlighted and takes it away again', async () => {
    const seen = await open.page.evaluate(async (design: DesignDocument) => {
      const stage = scene.open(300, 350)
      await stage.show(design)
      const plain = await scene.pixels(stage)
      stage.highlight({ part: 'base' })
      const part = await scene.pixels(stage)
      stage.highlight({ layer: 'name' })
      const layer = await scene.pixels(stage)
      stage.highlight(null)
      const again = await scene.pixels(stage)
      stage.dispose()
      const off = (other: readonly number[]): number => scene.meanDifference(plain, other)
      return { part: off(part), layer: off(layer), again: off(again) }
    }, richDesign)
    expect(seen.part).toBeGreaterThan(0.5)
    expect(seen.layer).toBeGreaterThan(0.02)
    expect(seen.layer).toBeLessThan(seen.part)
    expect(seen.again).toBe(0)
  }, 60_000)

  it('says nothing on the console', () => {
    expect(open.errors.filter(text => !text.includes('favicon') && !text.includes('404'))).toEqual([])
  })
})
