import { describe, expect, it } from 'vitest'
import { MAX_WEIGHT } from './costRates.ts'
import { weighSvg } from './weighSvg.ts'

const weigh = (content: string): number =>
  weighSvg(new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${content}</svg>`))
const times = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('')
/** Pseudo-random positions on the picture, the same each time. */
const at = (i: number): number => (i * 7919) % 1000
const zigzag = (count: number): string => times(count, i => `L${at(i)} ${at(i * 31)}`)

/** Elements that reference each other, so many levels deep, and an element that references the last. */
const nested = (levels: number, make: (i: number, before: string) => string): string =>
  `<defs>${times(levels, i => make(i, i === 0 ? 'none' : `url(#k${i - 1})`))}</defs>`
const MASKS = (levels: number): string =>
  `${nested(levels, (i, before) => `<mask id="k${i}" mask="${before}"><rect mask="${before}" width="900" height="900" fill="#fff"/></mask>`)}
  <rect mask="url(#k${levels - 1})" width="900" height="900"/>`
/** Cheap enough on its own. */
const INNER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<rect width="9" height="9" opacity=".5"/>'.repeat(100)}</svg>`
const DATA = `data:image/svg+xml,${encodeURIComponent(INNER)}`

describe('what would draw for long is too heavy', () => {
  it.each([
    ['masks within masks', MASKS(12)],
    [
      'clips within clips',
      nested(
        25,
        (i, before) =>
          `<clipPath id="k${i}" clip-path="${before}"><rect width="9" height="9" clip-path="${before}"/></clipPath>`,
      ) + '<rect width="900" height="900" clip-path="url(#k24)"/>',
    ],
    [
      'patterns within patterns',
      nested(
        12,
        (i, before) =>
          `<pattern id="k${i}" width=".5" height=".5">${`<rect width="500" height="500" fill="${before}"/>`.repeat(6)}</pattern>`,
      ) + '<rect width="900" height="900" fill="url(#k11)"/>',
    ],
    [
      'filters within filters',
      `<filter id="f"><feGaussianBlur stdDeviation="30"/></filter>${'<g filter="url(#f)">'.repeat(30)}<rect width="900" height="900"/>${'</g>'.repeat(30)}`,
    ],
    [
      'a mask that is cut by itself',
      '<mask id="m"><rect mask="url(#m)" width="9" height="9"/></mask><rect mask="url(#m)" width="9" height="9"/>',
    ],
    [
      'markers with markers at each corner',
      nested(9, (i, before) => `<marker id="k${i}"><path d="M0 0${zigzag(20)}" marker-mid="${before}"/></marker>`) +
        `<path d="M0 0${zigzag(20)}" marker-mid="url(#k8)"/>`,
    ],
    ['a path that crosses itself all over', `<path d="M0 0${zigzag(60_000)}"/>`],
    ['thousands of large texts', times(4000, i => `<text y="${at(i)}" font-size="500">Angkor FC</text>`)],
    ['very many dashes', times(40, i => `<path d="M0 ${i}H1000" stroke="red" stroke-dasharray=".001"/>`)],
    ['the whole picture painted again and again', '<rect width="1000" height="1000" opacity=".5"/>'.repeat(2000)],
    [
      'used by what uses it, tenfold',
      `<path id="l0" d="M0 0h9"/>${times(8, i => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`)}`,
    ],
    ['a drawing within, shown again and again', `<image id="i" href="${DATA}"/>${'<use href="#i"/>'.repeat(50)}`],
    ['many drawings within', times(50, () => `<image href="${DATA}" width="900" height="900"/>`)],
    [
      'a drawing within a filter',
      `<filter id="f">${`<feImage href="${DATA}"/>`.repeat(50)}</filter><path filter="url(#f)" d="M0 0h9v9z"/>`,
    ],
    [
      'very many dashes, said by their group',
      `<g stroke="red" stroke-dasharray=".001">${times(40, i => `<path d="M0 ${i}H1000"/>`)}</g>`,
    ],
    [
      'a full pattern that a group is painted with',
      `<pattern id="p" width="1" height="1">${'<rect width="9" height="9"/>'.repeat(500)}</pattern><g fill="url(#p)">${'<path d="M0 0h9v9z"/>'.repeat(2000)}</g>`,
    ],
    [
      'markers at the corners of all in a group',
      `<marker id="m"><path d="M0 0h900v900z"/></marker><g marker-mid="url(#m)">${`<path d="M0 0${zigzag(1000)}"/>`.repeat(5)}</g>`,
    ],
    ['wide lines that a group draws', `<g stroke="red" stroke-width="9000">${'<path d="M0 0h1"/>'.repeat(1000)}</g>`],
    [
      'endless colours of one gradient, again and again',
      `<linearGradient id="g">${'<stop/>'.repeat(20_000)}</linearGradient>${'<path d="M0 0h9v9z" fill="url(#g)"/>'.repeat(20_000)}`,
    ],
    [
      'filters that are functions',
      '<g filter="blur(90px) drop-shadow(0 0 90px)"><rect width="900" height="900"/></g>'.repeat(90),
    ],
    ['what is no SVG', '<g>'],
  ])('%s', (_, content) => expect(weigh(content)).toBeGreaterThan(MAX_WEIGHT))
})

describe('what clubs have is light', () => {
  const small = (i: number): string => `M${at(i)} ${at(i * 31)}c${at(i) % 40} 10 20 30 40 ${at(i) % 50}l9-9z`
  it.each([
    ['a crest of 5,000 paths', times(5000, i => `<path fill="#${i % 1000}" d="${small(i)}c9 9 9 9 8 8 7 7 1 3 8 9"/>`)],
    [
      '3,000 shapes, each in its own clip',
      times(
        3000,
        i =>
          `<clipPath id="c${i}"><path d="${small(i)}"/></clipPath><g clip-path="url(#c${i})"><path d="${small(i)}"/></g>`,
      ),
    ],
    [
      'a pattern that inherits from around itself, and not from what it paints',
      '<pattern id="p" width="9" height="9"><path d="M0 0h9v9z"/></pattern><g fill="url(#p)"><path d="M0 0h900v900z"/></g>',
    ],
    ['a drawing within', `<image href="${DATA}"/>`],
    ['masks three deep', MASKS(3)],
    ['a traced photo', `<path d="${times(6000, small)}"/>`],
    [
      'shadows',
      `<filter id="f"><feDropShadow stdDeviation="4"/></filter>${times(20, i => `<g filter="url(#f)"><path d="${small(i)}"/></g>`)}`,
    ],
    ['names of all players', times(400, i => `<text y="${at(i)}" font-size="14">Sok Dara Number Ten</text>`)],
  ])('%s', (_, content) => expect(weigh(content)).toBeLessThan(MAX_WEIGHT / 2))
})
