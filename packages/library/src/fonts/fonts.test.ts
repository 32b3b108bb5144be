import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  cssFontOf,
  faceOf,
  findFont,
  fontChain,
  fontFamilyStack,
  isOffered,
  langOf,
  type LibraryFont,
  loadCatalogue,
  loadCoverage,
  missingLetters,
  packRanges,
  defaultUse,
  searchFonts,
  unpackRanges,
} from '../index.ts'
import { fontFile, measureFont, readFont, registerFonts, registerOwnFont } from '../node/index.ts'

let fonts: readonly LibraryFont[]
let coverage: ReadonlyMap<string, string>
beforeAll(async () => {
  registerFonts()
  fonts = await loadCatalogue()
  coverage = await loadCoverage()
})
const use = (font: string, weight = 400, isItalic = false) => ({ font, weight, isItalic })
const draws = (css: string, text: string): string => {
  const canvas = createCanvas(400, 120)
  const context = canvas.getContext('2d')
  context.font = css
  context.fillText(text, 10, 80)
  return canvas.toBuffer('image/png').toString('base64')
}

describe('the packaged fonts', () => {
  test('are about sixty, each listed once, in every language', () => {
    expect(fonts.length).toBeGreaterThanOrEqual(60)
    expect(new Set(fonts.map(({ id }) => id)).size).toBe(fonts.length)
    expect(new Set(fonts.map(({ lang }) => lang))).toEqual(new Set(['en', 'kh', 'cn', 'jp', 'kr', 'th']))
  })
  test('have every file', () => {
    const files = fonts.flatMap(({ faces }) => faces.flatMap(face => face.files))
    for (const file of files) expect(existsSync(fontFile(file)), file.file).toBe(true)
    expect(new Set(files.map(({ cssFamily }) => cssFamily)).size).toBe(files.length)
  })
  test('have at most three weights and sound heights', () => {
    for (const { id, faces } of fonts) {
      expect(new Set(faces.map(({ weight }) => weight)).size, id).toBeLessThanOrEqual(3)
      for (const { metrics } of faces) {
        expect(metrics.capHeight, id).toBeGreaterThan(0.4)
        expect(metrics.capHeight, id).toBeLessThan(1.1)
        expect(metrics.ascent, id).toBeGreaterThanOrEqual(metrics.capHeight - 0.05)
        expect(
          metrics.digitBearings.flat().every(em => Math.abs(em) < 0.5),
          id,
        ).toBe(true)
      }
    }
  })
  test('write A-Z and 0-9 themselves or by a font of their chain', () => {
    const wanted = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
    for (const { id } of fonts) {
      const chain = fontChain(defaultUse(id)).map(face => unpackRanges(coverage.get(face.id)!))
      expect(
        Array.from(wanted).filter(letter => chain.every(ranges => missingLetters(ranges, letter).length > 0)),
        id,
      ).toEqual([])
    }
  })
  test('of Khmer have Khmer letters and say how high they stand', () => {
    for (const { id, lang, faces } of fonts) {
      const isKhmer = missingLetters(unpackRanges(coverage.get(id)!), 'កម្ពុជា').length === 0
      expect(isKhmer, id).toBe(lang === 'kh')
      const regular = faces.find(({ weight, isItalic }) => weight === 400 && !isItalic)
      if (isKhmer) expect(regular?.files[0]?.file, id).toMatch(/-khmer-400-normal\.woff2$/)
      if (isKhmer && id !== 'kantumruy-pro') expect(faces[0].metrics.khmer!.letterHeight, id).toBeGreaterThan(0.4)
    }
    expect(faceOf(use('teko', 600)).metrics.khmer).toBeUndefined()
    expect(faceOf(use('moul')).metrics.khmer!.lowest).toBeGreaterThan(0.5)
  })
  test('are measured as their table says', async () => {
    const { files, metrics } = faceOf(use('kantumruy-pro'))
    const bytes = await readFile(fontFile(files[0]!))
    expect(measureFont(bytes, readFont(bytes).coverage)).toEqual(metrics)
  })
})

describe('a use of a font', () => {
  test('finds the nearest weight, the heavier of two, with its italic', () => {
    const weight = (font: string, wanted: number, isItalic = false) => faceOf(use(font, wanted, isItalic)).weight
    expect([400, 600, 700].map(wanted => weight('teko', wanted))).toEqual([400, 600, 700])
    expect([100, 500, 900].map(wanted => weight('teko', wanted))).toEqual([400, 600, 700])
    expect(weight('hanuman', 550)).toBe(700)
    expect(faceOf(use('barlow-condensed', 700, true))).toMatchObject({ weight: 700, isItalic: true })
    expect(faceOf(use('graduate', 900, true))).toMatchObject({ weight: 400, isItalic: false })
  })
  test('falls back to Khmer and Latin of ours; an unknown font to the first', () => {
    expect(fontFamilyStack(use('graduate'), 'DARA')).toBe('"KW Graduate","KW Kantumruy Pro","KW Teko"')
    expect(fontFamilyStack('kanit', 'DARA')).toMatch(/^"KW Kanit","KW Kanit thai",/)
    expect(fontFamilyStack('comic', 'DARA')).toBe(fontFamilyStack('teko', 'DARA'))
    expect(findFont('comic')).toBeUndefined()
  })
  test('is drawn in its own face, read when it is first asked for', () => {
    // Other tests of this process may have drawn any of them, even all.
    const others = fonts.filter(({ id, lang }) => lang === 'en' && id !== 'teko')
    const fresh = others.find(({ faces }) => !GlobalFonts.has(faces[0].files[0]!.cssFamily)) ?? others[0]!
    const css = cssFontOf(defaultUse(fresh.id), 60, 'WIM 10')
    expect(GlobalFonts.has(fresh.faces[0].files[0]!.cssFamily)).toBe(true)
    const pictures = [css, ...[400, 600, 700].map(weight => cssFontOf(use('teko', weight), 60, 'WIM 10'))]
    // An unknown family is no reference: its substitute may be any of these fonts.
    expect(new Set(pictures.map(each => draws(each, 'WIM 10'))).size).toBe(4)
    expect(draws(cssFontOf(use('moul'), 40, 'ក'), 'កម្ពុជា')).not.toBe(draws(cssFontOf(use('teko'), 40, 'ក'), 'កម្ពុជា'))
  })
  test('of a tenant’s file is drawn in it, under its own family', async () => {
    const bytes = await readFile(fontFile(faceOf(use('wallpoet')).files[0]!))
    const own = { id: 'own-0123456789abcdef', family: 'Ours', lang: 'en', url: '/x' } as const
    expect(registerOwnFont({ ...own, metrics: faceOf(use('wallpoet')).metrics }, bytes)).toBe(true)
    const drawn = draws(cssFontOf(use(own.id), 60, 'WIM'), 'WIM')
    expect(drawn).toBe(draws(cssFontOf(use('wallpoet'), 60, 'WIM'), 'WIM'))
    expect(drawn).not.toBe(draws(cssFontOf(use('teko'), 60, 'WIM'), 'WIM'))
    const broken = { ...own, id: 'own-ffffffffffffffff', metrics: faceOf(use('teko')).metrics }
    expect(registerOwnFont(broken, new Uint8Array(64))).toBe(false)
  })
})

describe('a font file', () => {
  test('tells its name and letters, of every kind that we take', async () => {
    const woff2 = fontFile(faceOf(use('passion-one', 700)).files[0]!)
    const read = await Promise.all([woff2, woff2.replace(/2$/, '')].map(async file => readFont(await readFile(file))))
    expect(read.map(({ mime }) => mime)).toEqual(['font/woff2', 'font/woff'])
    for (const { name, coverage: ranges } of read) {
      expect(name).toBe('Passion One Bold')
      expect(missingLetters(ranges, 'Añ 9ក')).toEqual(['ក'])
    }
  })
  test('that is cut short or none at all is refused', async () => {
    const whole = await readFile(fontFile(faceOf(use('teko')).files[0]!))
    for (const bytes of [
      whole.subarray(0, 3000),
      whole.subarray(0, 20),
      new Uint8Array(),
      Buffer.from('<svg/>'.repeat(9)),
    ])
      expect(() => readFont(bytes)).toThrow(/./)
  })
})

describe('coverage', () => {
  test('survives its packing', () => {
    const ranges = [
      [32, 126],
      [160, 160],
      [0x1780, 0x17dd],
      [0x20000, 0x2a6df],
    ] as const
    expect(unpackRanges(packRanges(ranges))).toEqual(ranges)
  })
  test('names missing letters once and not what prints nothing', () => {
    expect(missingLetters([[65, 90]], 'A b\u200bbก A')).toEqual(['b', 'ก'])
  })
})

describe('the picker’s list', () => {
  test('derives the language, Khmer first', () => {
    expect(langOf(['khmer', 'latin', 'thai'])).toBe('kh')
    expect(langOf(['chinese-hongkong', 'japanese'])).toBe('cn')
    expect([['japanese'], ['korean', 'latin'], ['latin', 'thai'], ['latin', 'cyrillic']].map(langOf)).toEqual([
      'jp',
      'kr',
      'th',
      'en',
    ])
  })
  test('leaves out icons, notes and one more', () => {
    const all = [
      { id: 'teko', type: 'google' },
      { id: 'open-sauce-sans', type: 'other' },
      { id: 'bravura-text', type: 'other' },
      { id: 'material-icons', type: 'icons' },
    ]
    expect(all.filter(isOffered).map(({ id }) => id)).toEqual(['teko'])
  })
  test('shows twelve on a page, filtered by source, language and words', () => {
    const first = searchFonts(fonts)
    expect(first.items).toHaveLength(12)
    const last = searchFonts(fonts, { page: 99 })
    expect(last.items).toHaveLength(fonts.length - 12 * (first.pages - 1))
    expect(searchFonts(fonts, { source: 'Mockup Sports', text: 'kantum' }).items.map(({ id }) => id)).toEqual([
      'kantumruy-pro',
    ])
    const khmer = searchFonts(fonts, { source: 'Fontsource', lang: 'kh', pageSize: 99 }).items
    expect(khmer.length).toBeGreaterThan(12)
    expect(khmer.every(({ lang, source }) => lang === 'kh' && source === 'Fontsource')).toBe(true)
    expect(searchFonts(fonts, { text: 'no such' })).toEqual({ items: [], total: 0, page: 1, pages: 1 })
  })
})
