import { describe, expect, test } from 'vitest'
import { cleanSvg } from './index.ts'

const BOX = '<rect x="20" y="20" width="60" height="60"/>'
const clean = async (content: string, attributes = 'viewBox="0 0 100 100"', before = '') =>
  cleanSvg(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`, async () =>
    Promise.reject(new Error('no picture')),
  )

describe('what is seen and cannot be kept is refused, what nobody sees is left out', () => {
  test.each([
    ['svg-script', '<script>document.createElement("rect")</script>'],
    ['svg-script', '<script href="a.js"/>'],
    [null, '<script>var a = 1</script>'],
    ['svg-animated', '<animate attributeName="x" to="9"/>'],
    ['svg-animated', '<set attributeName="x" to="9" begin="click; 2s"/>'],
    [null, '<animate attributeName="x" to="9" begin="click"/>'],
    [null, '<animate attributeName="x" to="9" begin="indefinite"/>'],
    ['svg-animated', '<rect width="9" height="9" style="animation:spin 1s"/>'],
    [null, '<rect width="9" height="9" style="animation:none"/>'],
    ['svg-foreign-object', '<foreignObject width="9" height="9"><p>page</p></foreignObject>'],
    ['svg-foreign-object', '<foreignObject width="9" height="9">page</foreignObject>'],
    [null, '<foreignObject width="9" height="9"> </foreignObject>'],
    [null, '<foreignObject width="0px" height="9"><p>page</p></foreignObject>'],
    ['svg-external', '<image href="https://a.example/a.png" width="9" height="9"/>'],
    ['svg-external', '<use href="b.svg#a"/>'],
    [null, '<image href="" width="9" height="9"/>'],
    ['svg-external', '<rect width="9" height="9" fill="url(https://a.example#a)"/>'],
    ['svg-external', '<rect width="9" height="9" mask="url(&quot;b.svg#a&quot;)"/>'],
    [null, '<rect width="9" height="9" fill="url(#none)"/>'],
    ['svg-external', '<style>@import url(a.css);</style>'],
    ['svg-font', '<style>@font-face{font-family:Ours;src:url(data:,a)}</style><text font-family="\'ours\'">A</text>'],
    [null, '<style>@font-face{font-family:Ours;src:url(data:,a)}</style>'],
    ['svg-text', '<text>A</text>'],
    ['svg-text', '<text font-family="Khmer OS Muol Light">ក្លឹប</text>'],
    ['svg-text', '<text><tspan font-family="sans-serif">FC</tspan></text>'],
    ['svg-text', '<defs><text id="t">FC</text></defs><use href="#t"/>'],
    ['svg-text', '<clipPath id="c"><text>FC</text></clipPath><rect width="9" height="9" clip-path="url(#c)"/>'],
    ['svg-text', '<pattern id="p"><text>FC</text></pattern><rect width="9" height="9" fill="url(#p)"/>'],
    ['svg-too-complex', `<path d="M0 0h9" transform="${'rotate('.repeat(20_000)}"/>`],
    ['svg-too-complex', `<style>${'.a{fill:red}'.repeat(50_000)}</style>`],
    [null, '<text> </text>'],
    [null, '<text display="none">page</text>'],
    [null, '<defs><text>page</text></defs>'],
    [null, '<title>FC</title>'],
  ])('%s: %s', async (id, content) => {
    const asked = clean(BOX + content)
    if (id === null) expect((await asked).text).not.toMatch(/script|animat|foreign|href|url|font-face|page/i)
    else await expect(asked).rejects.toMatchObject({ id })
  })
  test.each(['', '<g/>', '<defs><rect width="9" height="9"/></defs>', '<rect width="9" height="9" display="none"/>'])(
    'a drawing of nothing is none: %s',
    async content => expect(clean(content)).rejects.toMatchObject({ id: 'svg-empty' }),
  )
})

describe('a drawing is so large', () => {
  test.each([
    ['width="40" height="20"', 40, 20],
    ['width="40" height="20" viewBox="0 0 300 100"', 40, 20],
    ['viewBox="0 0 300 100"', 300, 100],
    ['width="60" viewBox="0 0 300 100"', 60, 20],
    ['height="60" viewBox="5 5 300 100"', 180, 60],
    ['width="50%" height="50%" viewBox="0 0 300 100"', 300, 100],
    ['width="30"', 30, 30],
    ['', 512, 512],
    ['viewBox="0 0 0 9"', 512, 512],
    ['width="-5" height="0"', 512, 512],
    ['width="20000" height="10000"', 10_000, 5_000],
    ['width=".5" height="5"', 1, 10],
    ['width="72pt" height="1in"', 96, 96],
    ['width="25.4mm" height="2.54cm"', 96, 96],
    ['width="6pc" height="101.6q"', 96, 96],
    ['width="2em" height="2rem"', 32, 32],
    ['width="2ex" height="16px"', 16, 16],
    ['width="1e2" height="+50."', 100, 50],
  ])('%s: %i by %i', async (attributes, widthPx, heightPx) => {
    const { text, ...size } = await clean(BOX, attributes)
    expect(size).toEqual({ widthPx, heightPx })
    const [, box] = /viewBox="([^"]*)"/.exec(attributes) ?? []
    const said = box !== undefined && !box.includes(' 0 9')
    expect(text.includes('preserveAspectRatio="none"')).toBe(!said)
    if (said) expect(text).toContain(`viewBox="${box}"`)
  })
})

describe('how it is moved is written as a matrix about the origin', () => {
  test.each<[string, readonly number[]]>([
    ['transform:translate(10px,20px)', [1, 0, 0, 1, 10, 20]],
    ['transform:translate(50%,25%)', [1, 0, 0, 1, 50, 25]],
    ['transform:translateX(5px)', [1, 0, 0, 1, 5, 0]],
    ['transform:translateY(10%)', [1, 0, 0, 1, 0, 10]],
    ['transform:scale(2)', [2, 0, 0, 2, 0, 0]],
    ['transform:scale(2,3)', [2, 0, 0, 3, 0, 0]],
    ['transform:scaleX(2)', [2, 0, 0, 1, 0, 0]],
    ['transform:scaleY(2)', [1, 0, 0, 2, 0, 0]],
    ['transform:rotate(90deg)', [0, 1, -1, 0, 0, 0]],
    ['transform:rotate(.25turn)', [0, 1, -1, 0, 0, 0]],
    ['transform:rotate(100grad)', [0, 1, -1, 0, 0, 0]],
    ['transform:rotate(1.5707963267948966rad)', [0, 1, -1, 0, 0, 0]],
    ['transform:skewX(45deg)', [1, 0, 1, 1, 0, 0]],
    ['transform:skewY(45deg)', [1, 1, 0, 1, 0, 0]],
    ['transform:skew(45deg,-45deg)', [1, -1, 1, 1, 0, 0]],
    ['transform:matrix(1,2,3,4,5,6)', [1, 2, 3, 4, 5, 6]],
    ['transform:translate(10px) scale(2)', [2, 0, 0, 2, 10, 0]],
    ['transform:scale(2) translate(10px)', [2, 0, 0, 2, 20, 0]],
    ['translate:10px 5px', [1, 0, 0, 1, 10, 5]],
    ['translate:10px 5px;rotate:90deg;scale:2 3', [0, 2, -3, 0, 10, 5]],
    ['translate:10px;transform:scale(2)', [2, 0, 0, 2, 10, 0]],
    ['translate:10px;transform:none', [1, 0, 0, 1, 10, 0]],
    ['transform:rotate(180deg);transform-origin:center', [-1, 0, 0, -1, 100, 100]],
    ['transform:rotate(180deg);transform-origin:10px 20px', [-1, 0, 0, -1, 20, 40]],
    ['transform:rotate(180deg);transform-origin:25% 75%', [-1, 0, 0, -1, 50, 150]],
    ['transform:rotate(180deg);transform-origin:top right', [-1, 0, 0, -1, 200, 0]],
    ['transform:rotate(180deg);transform-origin:bottom', [-1, 0, 0, -1, 100, 200]],
    ['transform:rotate(180deg);transform-origin:left', [-1, 0, 0, -1, 0, 100]],
    ['transform:rotate(180deg);transform-box:fill-box;transform-origin:center', [-1, 0, 0, -1, 100, 100]],
    ['transform:rotate(180deg);transform-box:fill-box;transform-origin:left top', [-1, 0, 0, -1, 40, 40]],
    ['transform:rotate(180deg);transform-box:fill-box;transform-origin:10px 100%', [-1, 0, 0, -1, 60, 160]],
  ])('%s', async (style, wanted) => {
    const inLines = `<path d="M20 20h60v60h-60z" style="${style}"/>`
    for (const content of [BOX.replace('<rect', `<rect style="${style}"`), `<g style="${style}">${BOX}</g>`, inLines]) {
      const { text } = await clean(content)
      const [, numbers = ''] = /transform="matrix\(([^)]*)\)"/.exec(text) ?? []
      expect(numbers.split(' ').map(Number)).toEqual(wanted.map(number => expect.closeTo(number, 9)))
      expect(text).not.toContain('style')
    }
  })
  test.each([
    ['transform="rotate(45 50 50)"', ' transform="rotate(45 50 50)"'],
    ['transform="translate(10-5)"', ' transform="translate(10 -5)"'],
    ['transform="translate(.5.25)scale(2)"', ' transform="translate(0.5 0.25)scale(2)"'],
    ['transform="scale(2)" style="transform:none"', ''],
  ])('but an attribute stays, its numbers apart: %s', async (said, written) => {
    expect((await clean(`<path d="M0 0h9v9z" ${said}/>`)).text).toContain(`<path d="M0 0h9v9z"${written}/>`)
  })
})

test.each([
  ['<!ENTITY ink "#f00">', '&ink;', '#f00'],
  ["<!ENTITY ink '#f00'>", '&ink;', '#f00'],
  ['<!ENTITY a "#f0"><!ENTITY ink "&a;0">', '&ink;', '#f00'],
  ['<!ENTITY ink "#f00"><!ENTITY ink "#00f">', '&ink;', '#f00'],
  ['<!ENTITY ink "&#x23;f&#48;0">', '&ink;', '#f00'],
  ['<!ENTITY ink "&#0;#f00">', '&ink;', '#f00'],
])('a name that a file declares for itself is what it stands for: %s', async (entity, said, fill) => {
  const { text } = await clean(BOX.replace('/>', ` fill="${said}"/>`), undefined, `<!DOCTYPE svg [${entity}]>`)
  expect(text).toContain(`fill="${fill}"`)
})

test.each([
  ['a b', 'url(#a%20b)'],
  ['a b', "url( '#a b' )"],
  ['a%b', 'url("#a%b")'],
])('what is called “%s” is found as %s', async (id, address) => {
  const gradient = `<linearGradient id="${id}"><stop stop-color="red"/></linearGradient>`
  const { text } = await clean(gradient + BOX.replace('/>', ` fill='${address.replaceAll("'", '&apos;')}'/>`))
  expect(text).toContain('<linearGradient id="a1">')
  expect(text).toContain('fill="url(#a1)"')
})
