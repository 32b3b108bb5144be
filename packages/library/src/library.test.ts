import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { findPattern, PATTERNS, searchPatterns } from './index.ts'
import { loadPatterns, patternFile } from './node/index.ts'

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
