import { describe, expect, it } from 'vitest'
import { cleanSvg } from '../cleanSvg.ts'

/** Returns the cleaned content of a 100 by 100 drawing's root. */
async function kept(content: string, attributes = 'viewBox="0 0 100 100"'): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
  const { text } = await cleanSvg(svg, async () => Promise.reject(new Error('no picture')))
  return text.replace(/^<svg[^>]*>|<\/svg>$/g, '')
}
const BOX = '<path d="M0 0h9v9z"'

describe('no program sees what others do not', () => {
  it.each([
    'color-mix(in srgb,red,red)',
    'light-dark(red,red)',
    'oklch(60% .2 30)',
    'color(display-p3 1 0 0)',
    'rgb(from red r g b)',
    'rgb(calc(9) 0 0)',
  ])('a colour of newer browsers alone is refused: %s', async colour => {
    for (const said of [`fill="${colour}"`, `style="fill:${colour}"`, `style="--ink:${colour};fill:var(--ink)"`])
      await expect(kept(`${BOX} ${said}/>`)).rejects.toMatchObject({ id: 'svg-colours' })
    expect(await kept(`${BOX} fill="#d9d9d9" style="fill:${colour}"/>`)).toBe(`${BOX} fill="#d9d9d9"/>`)
  })

  it.each(['CanvasText', 'unset'])('a colour that is whoever looks at it’s own is none: %s', async colour => {
    expect(await kept(`${BOX} fill="${colour}"/>`)).toBe(`${BOX}/>`)
    expect(await kept(`${BOX} style="fill:${colour}"/>`)).toBe(`${BOX}/>`)
  })

  it('falls back to the former value, as a program unaware does', async () =>
    expect(await kept(`${BOX} style="fill:#d9d9d9;fill:color(display-p3 .8 .8 .8)"/>`)).toBe(`${BOX} fill="#d9d9d9"/>`))

  it.each([
    ['opacity="calc(0)"', ''],
    ['stroke-width="5vw"', ''],
    ['stroke-dasharray="1vw 9"', ''],
    ['stroke-width="calc(9px)"', ''],
    ['stroke-width="2rem"', ' stroke-width="32"'],
    ['stroke-width="1e1"', ' stroke-width="1e1"'],
    ['stroke-width="1e1mm"', ' stroke-width="37.795275590551185"'],
    ['stroke-dasharray="5 10%"', ' stroke-dasharray="5 10%"'],
    ['fill="initial"', ' fill="#000"'],
    ['fill="hsl(120deg 50% 50%)"', ' fill="hsl(120deg 50% 50%)"'],
    ['display="inline"', ''],
    ['font-family="Menu"', ' font-family="Menu"'],
  ])('%s', async (said, written) => expect(await kept(`${BOX} ${said}/>`)).toBe(`${BOX}${written}/>`))

  it.each([
    ['all of it', 'viewBox="0 0 100 100"', 'x="0" y="0" width="100" height="100"'],
    [
      'what is free beside its plane',
      'width="200" height="100" viewBox="10 0 100 100"',
      'x="-90" y="0" width="300" height="100"',
    ],
  ])('the ground of a drawing is a shape on %s', async (_, attributes, place) =>
    expect(await kept(`${BOX}/>`, `style="background:#124" stroke="red" ${attributes}`)).toBe(
      `<rect ${place} fill="#124" stroke="none"/>${BOX}/>`,
    ),
  )

  it('a shape that browsers show only the contents of is seen nowhere', async () =>
    expect(await kept(`${BOX} display="CONTENTS"/><g display="contents">${BOX}/></g>`)).toBe(`<g>${BOX}/></g>`))

  it('only the root’s ground is seen', async () =>
    expect(await kept(`<g style="background:red">${BOX}/></g>`)).toBe(`<g>${BOX}/></g>`))
})
