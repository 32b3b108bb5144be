import type { SKRSContext2D } from '@napi-rs/canvas'
import { missingLetters, type CodeRanges } from '../../fonts/coverage/coverage.ts'
import type { FontMetrics, KhmerMetrics } from '../../types.ts'
import { skia } from '../skia.ts'

/** The size at which glyphs are drawn to read their pixels. Results are exact to about a thousandth of an em. */
const DRAWN_PX = 1000
/** The size for stacks: they are many, and an error of a few thousandths is invisible. */
const STACK_PX = 250
/** The space around the origin in em; no letter exceeds it. */
const ROOM = { left: 0.5, right: 2, above: 1.75, below: 1.25 } as const

interface Ink {
  readonly left: number
  readonly right: number
  readonly ascent: number
  readonly descent: number
}
interface Inks {
  /** Returns the ink of all texts together, drawn over each other from one origin; em from the origin. */
  of(texts: readonly string[], px?: number): Ink
  advance(text: string): number
}

const covers = (coverage: CodeRanges, text: string): boolean => missingLetters(coverage, text).length === 0
const round = (em: number): number => Math.round(em * 1000) / 1000 + 0

/** Returns the bounds of the rows and columns with ink: the first, and the one after the last. */
function bounds(image: ImageData): readonly [left: number, top: number, right: number, bottom: number] {
  const { data, width, height } = image
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (data[at]! < 128) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
    }
  }
  return [left, top, right, bottom]
}

function inksIn(family: string): Inks {
  const contexts = new Map<number, SKRSContext2D>()
  const contextAt = (px: number): SKRSContext2D => {
    const known = contexts.get(px)
    if (known) return known
    const context = skia()
      .createCanvas((ROOM.left + ROOM.right) * px, (ROOM.above + ROOM.below) * px)
      .getContext('2d')
    context.font = `${px}px "${family}"`
    context.textRendering = 'geometricPrecision'
    contexts.set(px, context)
    return context
  }
  return {
    of(texts, px = DRAWN_PX) {
      const context = contextAt(px)
      const { width: most, height } = context.canvas
      const widest = Math.max(...texts.map(text => context.measureText(text).width))
      const width = Math.min(most, Math.ceil(widest + 2 * ROOM.left * px))
      context.clearRect(0, 0, most, height)
      for (const text of texts) context.fillText(text, ROOM.left * px, ROOM.above * px)
      const [left, top, right, bottom] = bounds(context.getImageData(0, 0, width, height) as unknown as ImageData)
      if (right === 0) return { left: 0, right: 0, ascent: 0, descent: 0 }
      return {
        left: left / px - ROOM.left,
        right: right / px - ROOM.left,
        ascent: ROOM.above - top / px,
        descent: bottom / px - ROOM.above,
      }
    },
    advance: text => contextAt(DRAWN_PX).measureText(text).width / DRAWN_PX,
  }
}

const LATIN_1 = [...Array(0x5f).keys()]
  .map(i => 0x21 + i)
  .concat([...Array(0x5f).keys()].map(i => 0xa1 + i))
  .map(code => String.fromCodePoint(code))

const KHMER_CONSONANTS = Array.from('កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអ')
/** A plain letter, one with a roof, and one with a foot. */
const BASES = ['ក', 'ស', 'ញ']
const COENG = '្'
const ABOVE = Array.from('ិីឹឺើៀឿោៅំ័៍៏៉៊')
const BELOW = Array.from('ុូួ')
const KHMER_SAMPLE = `កញស${COENG}${ABOVE[0]}${BELOW[0]}`

/**
 * Returns the heights that usual words need, and those of the deepest stacks: every pair of subscripts under a letter
 * with the vowels below.
 */
function khmerMetrics(inks: Inks): KhmerMetrics {
  const heights = KHMER_CONSONANTS.map(letter => inks.of([letter], STACK_PX).ascent).sort((a, b) => a - b)
  const subscripts = KHMER_CONSONANTS.map(letter => COENG + letter)
  const usual = inks.of(
    BASES.flatMap(base => [...ABOVE, ...BELOW, ...subscripts].map(sign => base + sign)),
    STACK_PX,
  )
  const deep = subscripts.flatMap(one => subscripts.map((two, i) => `ក${one}${two}${BELOW[i % BELOW.length]}`))
  const high = BASES.flatMap(base => ABOVE.flatMap(one => ABOVE.map(two => base + one + two)))
  return {
    letterHeight: round(heights[Math.floor(heights.length / 2)]!),
    ascent: round(usual.ascent),
    descent: round(usual.descent),
    highest: round(Math.max(usual.ascent, inks.of(high, STACK_PX).ascent)),
    lowest: round(Math.max(usual.descent, inks.of(deep, STACK_PX).descent)),
  }
}

function latinMetrics(inks: Inks, coverage: CodeRanges): FontMetrics {
  const all = inks.of(LATIN_1.filter(letter => covers(coverage, letter)))
  return {
    capHeight: round(inks.of([covers(coverage, 'H') ? 'H' : '5']).ascent),
    ascent: round(all.ascent),
    descent: round(all.descent),
    digitBearings: Array.from('0123456789').map(digit => {
      const { left, right } = inks.of([digit])
      return [round(left), round(inks.advance(digit) - right)] as const
    }),
  }
}

let measured = 0

/**
 * Returns the heights and bearings of a font's file, read from its glyphs. Throws if Skia cannot read it or it lacks
 * the digits.
 */
export function measureFont(bytes: Uint8Array, coverage: CodeRanges): FontMetrics {
  if (!covers(coverage, '0123456789')) throw new RangeError('a font without digits')
  const family = `KW measured ${(measured += 1)}`
  const { GlobalFonts } = skia()
  const key = GlobalFonts.register(Buffer.from(bytes), family)
  if (!key) throw new TypeError('the font cannot be drawn')
  try {
    const inks = inksIn(family)
    const metrics = latinMetrics(inks, coverage)
    return covers(coverage, KHMER_SAMPLE) ? { ...metrics, khmer: khmerMetrics(inks) } : metrics
  } finally {
    GlobalFonts.remove(key)
  }
}
