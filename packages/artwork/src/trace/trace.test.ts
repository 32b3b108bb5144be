import { describe, expect, it } from 'vitest'
import { nodeSurface } from '../node/index.ts'
import { contextOf } from '../surface/canvasTools.ts'
import { cssFontOf } from '@kitwright/library'
import { textPaths, tracePicture } from './index.ts'
import { traceMask } from './traceMask.ts'

const FINE = { tolerance: 0.28, minArea: 4 } as const

function maskOf(rows: readonly string[]) {
  const data = Uint8Array.from(rows.join(''), at => (at === '#' ? 255 : 0))
  return { width: rows[0]!.length, height: rows.length, data }
}

describe('tracing', () => {
  it('a square takes few steps, and a hole runs the other way', () => {
    const square = Array.from({ length: 40 }, (_, y) =>
      y < 5 || y > 34 ? '.'.repeat(40) : `.....${'#'.repeat(30)}.....`,
    )
    expect(traceMask(maskOf(square), FINE).match(/[A-Z]/g)?.join('')).toMatch(/^M[LC]{4,12}Z$/)
    const holed = square.map((row, y) =>
      y > 14 && y < 25 ? `${row.slice(0, 15)}${'.'.repeat(10)}${row.slice(25)}` : row,
    )
    expect(traceMask(maskOf(holed), FINE).match(/M/g)?.length).toBe(2)
  })

  it('leaves out specks and finds nothing in nothing', () => {
    expect(traceMask(maskOf(['......', '..#...', '......']), FINE)).toBe('')
    expect(traceMask({ width: 0, height: 0, data: new Uint8Array() }, FINE)).toBe('')
  })

  it('goes round shapes that touch the edge', () => {
    const d = traceMask(maskOf(Array.from({ length: 30 }, () => '#'.repeat(30))), FINE)
    expect(Math.max(...d.match(/[\d.]+/g)!.map(Number))).toBeCloseTo(30, 0)
  })
})

describe('a text as outlines', () => {
  const PX = 96
  const drawn = (draw: (context: ReturnType<typeof contextOf>) => void): Uint8ClampedArray => {
    const context = contextOf(nodeSurface.createCanvas(700, 260))
    context.translate(40, 150)
    draw(context)
    return context.getImageData(0, 0, 700, 260).data
  }

  it.each([
    ['ស្ត្រីកម្ពុជា', { font: 'kantumruy-pro', weight: 600, isItalic: false }],
    ['ភ្នំពេញ ១៩៩៨', { font: 'moul', weight: 400, isItalic: false }],
    ['Angkor 88', { font: 'graduate', weight: 400, isItalic: false }],
  ])('looks as %s is drawn: shaped and in place, with sharper edges', async (text, font) => {
    const { Path2D } = await import('@napi-rs/canvas')
    const outlines = textPaths({ text, font }, nodeSurface)
    const asOutlines = drawn(context => {
      for (const { d, start } of outlines.runs) {
        context.save()
        context.translate(start * PX, 0)
        context.scale(PX / outlines.unitsPerEm, PX / outlines.unitsPerEm)
        context.fill(new Path2D(d) as unknown as globalThis.Path2D)
        context.restore()
      }
    })
    const asText = drawn(context => {
      context.font = cssFontOf(font, PX, text)
      context.textRendering = 'geometricPrecision'
      context.fillText(text, 0, 0)
    })
    let [ink, off] = [0, 0]
    for (let i = 3; i < asText.length; i += 4) {
      ink += asText[i]!
      off += Math.abs(asText[i]! - asOutlines[i]!)
    }
    expect(ink).toBeGreaterThan(500_000)
    expect(off / ink).toBeLessThan(0.07)
  })

  it('keeps a Khmer consonant cluster whole, so it can follow an arc', () =>
    expect(
      textPaths({ text: 'ស្ត្រី', font: { font: 'moul', weight: 400, isItalic: false } }, nodeSurface).runs.length,
    ).toBe(1))
})

describe('a picture drawn with shapes', () => {
  const WHITE = [255, 255, 255]
  const RED = [200, 16, 46]
  const BLUE = [12, 35, 64]
  /** Returns a red disc with a blue bar in it on white or on a clear ground, with mixed edges as in any picture. */
  function disc(ground: readonly number[] | null) {
    const [width, height] = [120, 120]
    const data = new Uint8ClampedArray(width * height * 4)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const share = Math.min(1, Math.max(0, 45.5 - Math.hypot(x - 60, y - 60)))
        const ink = Math.abs(x - 60) < 30 && Math.abs(y - 60) < 10 ? BLUE : RED
        const under = ground ?? ink
        data.set(
          [...ink.map((value, i) => value * share + under[i]! * (1 - share)), ground ? 255 : 255 * share],
          4 * (y * width + x),
        )
      }
    }
    return { width, height, data }
  }
  const fillsOf = (svg: string) => [...svg.matchAll(/fill="(#\w+)"/g)].map(([, colour]) => colour)

  it('has the visible inks, largest below, without mixtures along edges', () =>
    expect(fillsOf(tracePicture(disc(WHITE), { colours: 8, detail: 6 }))).toEqual(['#ffffff', '#c8102e', '#0c2340']))

  const SIDE = 200
  it('has as many of a photo in which no colour is common', () => {
    const context = contextOf(nodeSurface.createCanvas(SIDE, SIDE))
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        context.fillStyle = `rgb(${(x * 255) / SIDE} ${(y * 255) / SIDE} ${(x * y) % 256})`
        context.fillRect(x, y, 1, 1)
      }
    const photo = context.getImageData(0, 0, SIDE, SIDE)
    expect(tracePicture(photo, { colours: 4, detail: 5 }).match(/<path/g)).toHaveLength(4)
  })
  it('has no more colours than were asked for', () =>
    expect(fillsOf(tracePicture(disc(WHITE), { colours: 2, detail: 6 })).length).toBe(2))

  it('leaves clear what is clear', () => {
    const svg = tracePicture(disc(null), { colours: 4, detail: 6 })
    expect(fillsOf(svg)).toEqual(['#c8102e', '#0c2340'])
    expect(svg).not.toMatch(/d="M0|L0 0/)
  })

  it('says the same twice, and nothing of nothing', () => {
    const settings = { colours: 4, detail: 3 }
    expect(tracePicture(disc(WHITE), settings)).toBe(tracePicture(disc(WHITE), settings))
    expect(fillsOf(tracePicture({ width: 9, height: 9, data: new Uint8ClampedArray(324) }, settings))).toEqual([])
  })
})
