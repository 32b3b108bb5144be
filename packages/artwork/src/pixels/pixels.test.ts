import { describe, expect, test } from 'vitest'
import {
  applyStep,
  blankPixels,
  clearMargins,
  countHoles,
  isBoxed,
  shrinkTo,
  type PictureStep,
  type Pixels,
} from './index.ts'

const COLOURS: Readonly<Record<string, readonly number[]>> = {
  '.': [0, 0, 0, 0],
  w: [255, 255, 255, 255],
  k: [20, 20, 20, 255],
  r: [200, 0, 0, 255],
  g: [0, 200, 0, 255],
  b: [0, 0, 200, 255],
}
const nameOf = (rgba: readonly number[]): string =>
  Object.entries(COLOURS).find(([, colour]) => colour.every((value, i) => value === rgba[i]))?.[0] ?? '?'

/** Converts rows of letters to a picture, and back. */
function draw(...rows: string[]): Pixels {
  const made = blankPixels(rows[0]!.length, rows.length)
  rows.forEach((row, y) =>
    row.split('').forEach((letter, x) => made.data.set(COLOURS[letter]!, (y * made.width + x) * 4)),
  )
  return made
}
const at = ({ data, width }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]
const read = (pixels: Pixels): string[] =>
  Array.from({ length: pixels.height }, (_, y) =>
    Array.from({ length: pixels.width }, (_, x) => nameOf(at(pixels, x, y))).join(''),
  )
const after = (step: PictureStep, ...rows: string[]): string[] => read(applyStep(draw(...rows), step, 1))

describe('a picture', () => {
  test('is cropped to a part of it, never to nothing', () => {
    const box = { left: 1 / 3, top: 0, right: 1, bottom: 0.5 }
    expect(after({ kind: 'crop', ...box }, 'rgb', 'bbb')).toEqual(['gb'])
    expect(after({ kind: 'crop', left: 1, top: 1, right: 1, bottom: 1 }, 'rg', 'gb')).toEqual(['b'])
    expect(after({ kind: 'crop', left: -4, top: NaN, right: 9, bottom: 9 }, 'rg').length).toBe(1)
  })

  test('is turned clockwise by quarters; four of them change nothing', () => {
    const turn = (quarters: 1 | 2 | 3) => after({ kind: 'turn', quarters }, 'rgb', 'www')
    expect(turn(1)).toEqual(['wr', 'wg', 'wb'])
    expect(turn(2)).toEqual(['www', 'bgr'])
    expect(turn(3)).toEqual(['bw', 'gw', 'rw'])
  })

  test('is flipped', () => {
    expect(after({ kind: 'flip', axis: 'horizontal' }, 'rg', 'bw')).toEqual(['gr', 'wb'])
    expect(after({ kind: 'flip', axis: 'vertical' }, 'rg', 'bw')).toEqual(['bw', 'rg'])
  })

  test('rotates about its middle: exact at 90 degrees, larger canvas at 45', () => {
    expect(after({ kind: 'rotate', degrees: 90 }, 'rgb', 'www')).toEqual(
      after({ kind: 'turn', quarters: 1 }, 'rgb', 'www'),
    )
    const turned = applyStep(draw('rrrr', 'rrrr', 'rrrr', 'rrrr'), { kind: 'rotate', degrees: 45 }, 1)
    expect([turned.width, turned.height]).toEqual([6, 6])
    expect(at(turned, 0, 0)).toEqual([0, 0, 0, 0])
    // Edges fade; the transparent black beside them never darkens them.
    const reds = Array.from({ length: 36 }, (_, i) => turned.data.slice(i * 4, i * 4 + 4)).filter(([, , , a]) => a! > 0)
    expect(new Set(reds.map(([r]) => r))).toEqual(new Set([200]))
  })

  test('shrinks to the mean of what it was', () => {
    const small = shrinkTo(draw('ww..', 'ww..', 'rrrr', 'rrrr'), 4)
    expect(read(small)).toEqual(['w.', 'rr'])
    expect(at(shrinkTo(draw('w.'), 1), 0, 0)).toEqual([255, 255, 255, 128])
    const same = draw('rg')
    expect(shrinkTo(same, 100)).toBe(same)
  })
})

describe('removing the ground', () => {
  const cut = (softness = 0, tolerance = 10): PictureStep => ({ kind: 'background', tolerance, softness })

  test('clears what reaches the border and keeps the same colour inside', () =>
    expect(after(cut(), 'wwwww', 'wrrrw', 'wrwrw', 'wrrrw', 'wwwww')).toEqual([
      '.....',
      '.rrr.',
      '.rwr.',
      '.rrr.',
      '.....',
    ]))

  test('clears a colour inside too, as in an O, where asked', () =>
    expect(after({ ...cut(), isEverywhere: true } as PictureStep, 'wwwww', 'wrrrw', 'wrwrw', 'wrrrw', 'wwwww')).toEqual(
      ['.....', '.rrr.', '.r.r.', '.rrr.', '.....'],
    ))

  test('clears white inside where the box was taken away before', () =>
    expect(after({ ...cut(), isEverywhere: true } as PictureStep, '.....', '.rrr.', '.rwr.', '.rrr.', '.....')).toEqual(
      ['.....', '.rrr.', '.r.r.', '.rrr.', '.....'],
    ))

  test('counts the places inside that have the box’s colour', () => {
    expect(countHoles(draw('wwwww', 'wrrrw', 'wrwrw', 'wrrrw', 'wwwww'))).toBe(1)
    expect(countHoles(draw('wwwww', 'wrrrw', 'wrgrw', 'wrrrw', 'wwwww'))).toBe(0)
    expect(countHoles(draw('wwwwwwww', 'wrrrrrrw', 'wrwrwwrw', 'wrrrrrrw', 'wwwwwwww'))).toBe(2)
    expect(countHoles(draw('.....', '.rrr.', '.rwr.', '.rrr.', '.....'))).toBe(1)
  })

  test('clears one place inside after the other, the largest first', () => {
    const inside = (holes: number) =>
      after({ ...cut(), holes } as PictureStep, 'wwwwwwww', 'wrrrrrrw', 'wrwrwwrw', 'wrrrrrrw', 'wwwwwwww')[2]
    expect([0, 1, 2, 3].map(inside)).toEqual(['.rwrwwr.', '.rwr..r.', '.r.r..r.', '.r.r..r.'])
    expect(after({ ...cut(), holes: 1 } as PictureStep, '.....', '.rrr.', '.rwr.', '.rrr.', '.....')[2]).toBe('.r.r.')
  })

  test('finds clear margins, and none in full or empty pictures', () => {
    expect(clearMargins(draw('.....', '.rr..', '..g..', '.....', '.....'))).toEqual({ x: 1, y: 1, width: 2, height: 2 })
    expect(clearMargins(draw('r.', '.g'))).toBeNull()
    expect(clearMargins(draw('..', '..'))).toBeNull()
  })

  test('is offered for a box of one colour, not for clear or mixed borders', () => {
    expect(isBoxed(draw('wwww', 'wrgw', 'wwww'))).toBe(true)
    expect(isBoxed(draw('....', '.rg.', '....'))).toBe(false)
    expect(isBoxed(draw('wwrr', 'wrgr', 'gggr'))).toBe(false)
  })

  test('takes the border’s commonest colour as background, and keeps what touches it', () =>
    expect(after(cut(), 'wwwww', 'rrrww', 'wwwww')).toEqual(['.....', 'rrr..', '.....']))

  test('does not go round corners', () =>
    expect(after(cut(), 'wwww', 'wrrw', 'wrwr', 'wwrw')).toEqual(['....', '.rr.', '.rwr', '..r.']))

  test('passes clear pixels, and leaves a picture with a clear border alone', () => {
    expect(after(cut(), 'w.w', '.r.', 'www')).toEqual(['...', '.r.', '...'])
    expect(after(cut(), '...', '.w.', '...')).toEqual(['...', '.w.', '...'])
  })

  test('takes more with a larger tolerance', () => {
    const grey = draw('www', 'www', 'www')
    grey.data.set([225, 225, 225, 255], 16)
    expect(at(applyStep(grey, cut(0, 5), 1), 1, 1)[3]).toBe(255)
    expect(at(applyStep(grey, cut(0, 20), 1), 1, 1)[3]).toBe(0)
  })

  test('gives half-mixed edges back their own colour at half the cover', () => {
    const picture = draw('wwwwwww', 'wwwrrww', 'wwwrrww', 'wwwrrww', 'wwwwwww')
    // An edge pixel between white and the red.
    const mixed = [228, 128, 128, 255]
    picture.data.set(mixed, (2 * 7 + 2) * 4)
    const [r, g, b, a] = at(applyStep(picture, cut(50), 1), 2, 2)
    expect(a).toBeGreaterThan(120)
    expect(a).toBeLessThan(136)
    for (const [value, pure] of [
      [r, 200],
      [g, 0],
      [b, 0],
    ])
      expect(Math.abs(value! - pure!)).toBeLessThan(6)
    expect(at(applyStep(picture, cut(50), 1), 3, 2)).toEqual([200, 0, 0, 255])
    expect(at(applyStep(picture, cut(0), 1), 2, 2)).toEqual(mixed)
  })
})

describe('colours', () => {
  test('near black take another colour, each channel below 50, and keep what shows through', () => {
    const picture = blankPixels(4, 1)
    picture.data.set([49, 49, 49, 255, 50, 0, 0, 255, 0, 0, 0, 128, 0, 0, 0, 0])
    const { data } = applyStep(picture, { kind: 'recolour', colour: '#0a6edc' }, 1)
    expect([...data]).toEqual([10, 110, 220, 255, 50, 0, 0, 255, 10, 110, 220, 128, 0, 0, 0, 0])
  })

  test('are swapped with their shades; others stay', () => {
    const swap: PictureStep = { kind: 'swap', from: '#c80000', to: '#0000c8', tolerance: 10 }
    expect(after(swap, 'rgb.')).toEqual(['bgb.'])
    const shade = blankPixels(1, 1)
    shade.data.set([190, 5, 5, 200])
    expect(at(applyStep(shade, swap, 1), 0, 0)).toEqual([0, 5, 205, 200])
    const edge = blankPixels(1, 1)
    // A colour at 15 % from red is changed by half.
    edge.data.set([200, 47, 47, 255])
    expect(at(applyStep(edge, swap, 1), 0, 0).map(value => Math.round(value / 10))).toEqual([10, 5, 15, 26])
  })

  test('are not touched by what is no colour', () => {
    expect(after({ kind: 'swap', from: 'red', to: '#000000', tolerance: 50 }, 'rg')).toEqual(['rg'])
    expect(after({ kind: 'recolour', colour: 'javascript:' }, 'kg')).toEqual(['kg'])
    expect(after({ kind: 'outline', widthMm: 2, colour: '' }, 'r')).toEqual(['r'])
  })

  test('become lighter, darker, stronger and flatter; nothing at zero', () => {
    const light = (brightness: number, contrast: number) =>
      at(applyStep(draw('r'), { kind: 'light', brightness, contrast }, 1), 0, 0)
    expect(light(0, 0)).toEqual([200, 0, 0, 255])
    expect(light(100, 0)).toEqual([255, 127, 127, 255])
    expect(light(-100, 0)).toEqual([73, 0, 0, 255])
    expect(light(0, 50)).toEqual([255, 0, 0, 255])
    expect(light(0, -100)).toEqual([128, 128, 128, 255])
  })
})

describe('a sticker’s rim', () => {
  test('has its width in mm, round, under the picture, which grows by it', () => {
    const made = applyStep(draw('r'), { kind: 'outline', widthMm: 2.5, colour: '#ffffff' }, 2)
    expect([made.width, made.height]).toEqual([13, 13])
    const middle = 6
    expect(at(made, middle, middle)).toEqual([200, 0, 0, 255])
    expect(at(made, middle + 5, middle)).toEqual([255, 255, 255, 128])
    expect(at(made, middle + 4, middle)).toEqual([255, 255, 255, 255])
    expect(at(made, middle + 6, middle)[3]).toBe(0)
    // The corner is round: five pixels to the side are covered, five diagonally are not.
    expect(at(made, middle + 5, middle + 5)[3]).toBe(0)
    expect(at(made, middle + 3, middle + 3)[3]).toBe(255)
  })

  test('closes gaps between parts and shows through half-clear pixels', () => {
    const made = applyStep(draw('r..r'), { kind: 'outline', widthMm: 2, colour: '#00c800' }, 1)
    expect(read(made)[3]!.slice(3, 7)).toBe('rggr')
  })

  test('surrounds nothing where there is nothing', () => {
    const made = applyStep(draw('..', '..'), { kind: 'outline', widthMm: 1, colour: '#ffffff' }, 1)
    expect(made.data.every(value => value === 0)).toBe(true)
  })
})

test('no step changes the picture it is given', () => {
  const steps: PictureStep[] = [
    { kind: 'crop', left: 0, top: 0, right: 0.5, bottom: 1 },
    { kind: 'turn', quarters: 1 },
    { kind: 'flip', axis: 'vertical' },
    { kind: 'rotate', degrees: 12 },
    { kind: 'background', tolerance: 20, softness: 20 },
    { kind: 'recolour', colour: '#ffffff' },
    { kind: 'swap', from: '#c80000', to: '#00ff00', tolerance: 20 },
    { kind: 'light', brightness: 50, contrast: 50 },
    { kind: 'outline', widthMm: 2, colour: '#ffffff' },
  ]
  const picture = draw('wkw', 'wrw', 'www')
  for (const step of steps) {
    applyStep(picture, step, 1)
    expect([step.kind, read(picture)]).toEqual([step.kind, ['wkw', 'wrw', 'www']])
  }
})
