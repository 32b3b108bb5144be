import { existsSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { findFont, findPattern, fontFamilyStack, FONTS, PATTERNS, searchPatterns } from './index.ts'
import { fontFile, loadPatterns, patternFile, registerFonts } from './node/index.ts'

describe('fonts', () => {
  test('there are three, one of them Khmer', () => {
    expect(FONTS.map(font => font.id)).toEqual(['teko', 'graduate', 'kantumruy-pro'])
    expect(FONTS.filter(font => font.hasKhmer).map(font => font.id)).toEqual(['kantumruy-pro'])
    expect(findFont('comic')).toBeUndefined()
  })
  test('each has its file', () => {
    for (const font of FONTS) expect(existsSync(fontFile(font)), font.id).toBe(true)
  })
  test('every stack can write Khmer, an unknown font falls back to the first', () => {
    for (const { id } of FONTS) expect(fontFamilyStack(id)).toContain('"KW Kantumruy Pro"')
    expect(fontFamilyStack('graduate')).toMatch(/^"KW Graduate"/)
    expect(fontFamilyStack('comic')).toBe(fontFamilyStack('teko'))
  })
  test('registered fonts differ from what an unknown family falls back to', () => {
    registerFonts()
    const context = createCanvas(1, 1).getContext('2d')
    const width = (family: string): number => {
      context.font = `100px ${family}`
      return context.measureText('WIM').width
    }
    const widths = FONTS.map(font => width(`"${font.cssFamily}"`))
    expect(new Set([...widths, width('"Nobody has this"')]).size).toBe(FONTS.length + 1)
  })
})

describe('patterns', () => {
  test('ids are unique and names are in both languages', () => {
    expect(new Set(PATTERNS.map(pattern => pattern.id)).size).toBe(PATTERNS.length)
    for (const { name } of PATTERNS) {
      expect(name.en).toMatch(/^[A-Z]/)
      expect(name.kh).toMatch(/^[\u1780-\u17ff]+$/)
    }
    expect(PATTERNS.length).toBeGreaterThanOrEqual(24)
  })
  test('a tile has its true proportions and is black on clear', async () => {
    for (const pattern of PATTERNS) {
      const tile = await loadImage(patternFile(pattern.id))
      const { width, height } = pattern.tileMm
      expect(Math.abs(tile.width / tile.height - width / height), pattern.id).toBeLessThan(0.01)
      expect(Math.max(tile.width, tile.height)).toBeLessThanOrEqual(512)
      const context = createCanvas(tile.width, tile.height).getContext('2d')
      context.drawImage(tile, 0, 0)
      const { data } = context.getImageData(0, 0, tile.width, tile.height)
      let ink = 0
      for (let i = 0; i < data.length; i += 4) {
        if (data[i + 3] === 0) continue
        ink++
        if (data[i]! + data[i + 1]! + data[i + 2]! > 0) throw new Error(`${pattern.id} is not black at byte ${i}`)
      }
      expect(ink, pattern.id).toBeGreaterThan(0)
      expect(ink, pattern.id).toBeLessThan(data.length)
    }
  })
  test('they load by id', async () => {
    expect([...(await loadPatterns()).keys()]).toEqual(PATTERNS.map(pattern => pattern.id))
    expect(findPattern('nothing')).toBeUndefined()
    expect(() => patternFile('../secret')).toThrow(RangeError)
  })
})

describe('searching patterns', () => {
  test('shows twelve on a page, the last page holds the remainder', () => {
    const first = searchPatterns()
    expect(first.items).toHaveLength(12)
    const last = searchPatterns({ page: first.pages })
    expect(last.items).toHaveLength(PATTERNS.length - 12 * (first.pages - 1))
    expect(searchPatterns({ page: 99 }).page).toBe(first.pages)
    expect(searchPatterns({ page: -1 }).page).toBe(1)
  })
  test('finds by English, Khmer and tag, all words needed', () => {
    const ids = (text: string): string[] => searchPatterns({ text, pageSize: 100 }).items.map(pattern => pattern.id)
    expect(ids('LOTUS')).toEqual(['lotus'])
    expect(ids('ក្បាច់')).toEqual(['kbach'])
    expect(ids('khmer')).toEqual(expect.arrayContaining(['angkor', 'gingham', 'kbach', 'lotus', 'naga-scales']))
    expect(ids('stripe vertical')).toEqual(['stripes', 'pinstripes', 'stripes-trio'])
    expect(ids('purple elephant')).toEqual([])
  })
})
