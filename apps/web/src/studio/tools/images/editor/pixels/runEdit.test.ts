import { blankPixels, type PictureStep } from '@kitwright/artwork/pixels'
import { describe, expect, it } from 'vitest'
import { createStepRunner } from './runEdit.ts'
import { traceSvg } from './traceSvg.ts'

const red = (width: number, height: number) => {
  const made = blankPixels(width, height)
  for (let i = 0; i < made.data.length; i += 4) made.data.set([200, 0, 0, 255], i)
  return made
}
const outline: PictureStep = { kind: 'outline', widthMm: 2, colour: '#ffffff' }
const half: PictureStep = { kind: 'crop', left: 0, top: 0, right: 0.5, bottom: 1 }

describe('steps on a picture', () => {
  it('mean their millimetres at the size on cloth, also after a crop', () => {
    const runner = createStepRunner(red(100, 100), { widthMm: 50, heightMm: 50 })
    // Two pixels per mm: the edge is four wide, plus one for its smooth end, on both sides.
    expect(runner.run([outline]).width).toBe(110)
    // A crop to the upright half is as high as the layer was, so it still has two per mm.
    expect(runner.run([half, outline])).toMatchObject({ width: 60, height: 110 })
  })

  it('that were run before are not run again, and give the same', () => {
    const runner = createStepRunner(red(20, 20), { widthMm: 10, heightMm: 10 })
    const first = runner.run([half, outline])
    expect(runner.run([half, outline])).toBe(first)
    expect(runner.run([half])).toBe(runner.run([half]))
    expect(runner.run([])).toEqual(red(20, 20))
  })

  it('tell how far they are', () => {
    const heard: number[] = []
    createStepRunner(red(4, 4), { widthMm: 4, heightMm: 4 }).run([half, outline], done => heard.push(done))
    expect(heard).toEqual([1, 2])
  })
})

describe('a picture drawn as a vector', () => {
  it('has its shapes in its colours and nothing where it is see-through', () => {
    const picture = blankPixels(40, 40)
    for (let y = 10; y < 30; y++) for (let x = 10; x < 30; x++) picture.data.set([200, 0, 0, 255], (y * 40 + x) * 4)
    const { text, width, height } = traceSvg(picture, { colours: 2, detail: 8 })
    expect([width, height]).toEqual([40, 40])
    expect(text).toMatch(/^<svg [^>]*width="40" height="40" viewBox="0 0 /)
    expect(new Set([...text.matchAll(/fill="([^"]*)"/g)].map(match => match[1]))).toEqual(new Set(['#c80000']))
  })
})
