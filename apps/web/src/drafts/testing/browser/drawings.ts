import { describe, expect, it } from 'vitest'
import type { DraftTools } from '../page.ts'
import type { Stage } from './stage.ts'

declare const tools: DraftTools

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (content: string): string => `<svg ${NS} viewBox="0 0 100 100">${content}</svg>`
const DISC = '<defs><circle id="c" r="20" fill="#f0a"/></defs>'

const DRAWINGS: [string, string][] = [
  ['a shape used twice', `${DISC}<use href="#c" x="30" y="30"/><use xlink:href="#c" x="70" y="70"/>`],
  [
    'one that is turned, in its user’s colour',
    '<path id="p" d="M0 0h30v30z"/><use href="#p" x="20" y="60" fill="red" transform="rotate(-20)"/>',
  ],
  [
    'what a drawing program cuts with',
    '<defs><rect id="r" width="60" height="60"/></defs><clipPath id="k"><use xlink:href="#r" style="overflow:visible"/></clipPath><g clip-path="url(#k)"><circle cx="60" cy="60" r="40" fill="green"/></g>',
  ],
  [
    'a symbol in its frame',
    '<symbol id="s" viewBox="0 0 10 10"><rect width="10" height="5" fill="blue"/></symbol><use href="#s" x="10" y="10" width="40" height="40"/>',
  ],
  ['a group within another', `${DISC}<g id="two"><use href="#c" x="20" y="20"/></g><use href="#two" y="50"/>`],
  [
    'styles by kind, by class and by name',
    '<style>rect{fill:red}.a{fill:lime}#b{fill:blue}</style><rect width="30" height="90"/><rect class="a" x="30" width="30" height="90"/><rect id="b" class="a" x="60" width="30" height="90"/>',
  ],
]

export function testDrawings(stage: Stage): void {
  /**
   * Returns the share of the file's rendering that changes once it is stored, 0-1, and whether the server would store
   * all of it.
   */
  const keep = (text: string) =>
    stage.page.evaluate(async source => {
      const pixelsOf = async (blob: Blob): Promise<Uint8ClampedArray> => {
        const picture = new Image(100, 100)
        picture.src = URL.createObjectURL(blob)
        await picture.decode()
        const pen = new OffscreenCanvas(100, 100).getContext('2d')!
        pen.drawImage(picture, 0, 0, 100, 100)
        return pen.getImageData(0, 0, 100, 100).data
      }
      const sized = source.replace('<svg ', '<svg width="1000" height="1000" ')
      const chosen = await tools.drafts.keepImage(new Blob([source]))
      if (!chosen.ok) return chosen.problem
      const kept = await (await fetch((await tools.drafts.imageUrl(chosen.asset))!)).blob()
      const [before, after] = await Promise.all([
        pixelsOf(new Blob([sized], { type: 'image/svg+xml' })),
        pixelsOf(kept),
      ])
      const isDrawn = before.some(value => value > 0)
      const others = before.filter((value, i) => Math.abs(value - after[i]!) > 16).length
      return { isDrawn, others: others / before.length, isPlain: !/<use|<style>/.test(await kept.text()) }
    }, text)

  describe('a chosen drawing', () => {
    it.each(DRAWINGS)('is kept as it looks: %s', async (_, content) => {
      const seen = await keep(svg(content))
      expect(seen).toMatchObject({ isDrawn: true, isPlain: true })
      expect((seen as { others: number }).others).toBeLessThan(0.005)
    })

    it.each([
      [
        'holds a broken photo',
        '<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>',
        'imageUnreadable',
      ],
      ['shows nothing', '<g display="none"><rect width="9" height="9"/></g>', 'imageSvgEmpty'],
      ['moves', '<rect width="9" height="9"><animate attributeName="x" to="9" dur="1s"/></rect>', 'imageSvgAnimated'],
      [
        'uses what lies elsewhere',
        '<rect width="9" height="9"/><use href="https://evil.example/x.svg#a"/>',
        'imageSvgExternal',
      ],
    ])('that %s is refused with the reason, not kept as another', async (_, content, problem) => {
      expect(await keep(svg(content))).toBe(problem)
    })

    it.each([
      ['itself', '<g id="a"><use href="#a"/><rect width="9" height="9"/></g>'],
      [
        'ten times what refers ten times to others',
        `<rect id="l0" width="9" height="9"/>${Array.from({ length: 9 }, (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`).join('')}`,
      ],
    ])('that refers to %s is done with soon', async (name, content) => {
      const from = performance.now()
      const seen = await keep(svg(content))
      if (name.startsWith('ten')) expect(seen).toBe('imageSvgTooComplex')
      else expect(seen).toMatchObject({ isPlain: true })
      expect(performance.now() - from).toBeLessThan(15_000)
    })
  })
}
