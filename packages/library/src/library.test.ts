import { existsSync } from 'node:fs'
import { loadNames } from '@kitwright/words'
import { loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import {
  describePattern,
  findPattern,
  inkCount,
  inkTile,
  type PatternNames,
  type PatternSearch,
  PATTERN_FAMILIES,
  PATTERNS,
  RETIRED_PATTERNS,
  searchPatterns as search,
  suggestNames,
  wideTileOf,
  wideTile,
} from './index.ts'
import { loadPatterns, patternFile } from './node/index.ts'
import { remember } from './node/rememberLatest.ts'

const [patterns, families] = await Promise.all([loadNames('patterns'), loadNames('patternFamilies')])
const names: PatternNames = { patterns, families }
const searchPatterns = (wanted: PatternSearch = {}) => search(names, wanted)

describe('patterns', () => {
  test('more than two hundred and sixty, ids and names unique in both languages', () => {
    expect(PATTERNS.length).toBeGreaterThanOrEqual(260)
    for (const key of [
      (id: string) => id,
      (id: string) => names.patterns[id]!.en,
      (id: string) => names.patterns[id]!.kh,
    ])
      expect(new Set(PATTERNS.map(({ id }) => key(id))).size).toBe(PATTERNS.length)
    for (const { id, tags } of PATTERNS) {
      const { en, kh } = names.patterns[id]!
      expect(id).toMatch(/^[a-z-]+$/)
      expect(en).toMatch(/^[A-Z]/)
      expect(kh, id).toMatch(/^[\u1780-\u17ff ]+$/)
      expect(tags.length, id).toBeGreaterThan(0)
    }
  })
  test('nothing has a name that is no pattern, and no kind', () => {
    const all = [...PATTERNS, ...RETIRED_PATTERNS].map(({ id }) => id)
    expect(Object.keys(names.patterns).toSorted()).toEqual(all.toSorted())
    expect(Object.keys(names.families).toSorted()).toEqual(PATTERN_FAMILIES.toSorted())
  })
  test('each has a kind named in both languages, none is empty', () => {
    for (const id of PATTERN_FAMILIES) {
      expect(PATTERNS.filter(({ family }) => family === id).length, id).toBeGreaterThanOrEqual(7)
      expect(names.families[id]!.kh).toMatch(/^[\u1780-\u17ff ]+$/)
    }
    const kinds = new Set<string>(PATTERN_FAMILIES)
    expect(PATTERNS.filter(({ family }) => !kinds.has(family))).toEqual([])
  })
  test('each has two colourings, an ink per tile, and distinct overlaps', () => {
    for (const { id, colourings } of PATTERNS) {
      const all = colourings.map(({ ground, inks }) => [ground, ...inks])
      expect(new Set(all.map(colours => colours.join())).size, id).toBe(2)
      for (const colours of all) {
        expect(colours.length, id).toBe(1 + inkCount(id))
        for (const [i, colour] of colours.entries()) {
          expect(colour).toMatch(/^#[0-9a-f]{6}$/)
          expect(colour, id).not.toBe(colours[i - 1])
        }
      }
    }
  })
  test('twenty and more have two to four inks with tiles, garment-wide too', () => {
    const several = PATTERNS.filter(({ id }) => inkCount(id) > 1)
    expect(several.length).toBeGreaterThanOrEqual(20)
    for (const { id } of several) {
      expect(inkCount(id), id).toBeLessThanOrEqual(4)
      for (let ink = 0; ink < inkCount(id); ink++) {
        const tile = inkTile(id, ink)
        expect(findPattern(tile)?.tileMm, tile).toEqual(findPattern(id)!.tileMm)
        expect(findPattern(wideTile(tile))?.tileMm, tile).toEqual(findPattern(wideTile(id))?.tileMm)
        expect(existsSync(patternFile(tile)) && existsSync(patternFile(tile, 'print')), tile).toBe(true)
      }
    }
  })
  test('a retired one is in no list, but still drawn and named', () => {
    const offered = new Set(PATTERNS.map(({ id }) => id))
    for (const { id, tileMm } of RETIRED_PATTERNS) {
      expect(offered.has(id), id).toBe(false)
      expect(findPattern(id)).toEqual({ id, tileMm })
      expect(describePattern(id)).toMatchObject({ id, tileMm })
      expect(existsSync(patternFile(id)) && existsSync(patternFile(id, 'print')), id).toBe(true)
    }
    expect(searchPatterns({ text: 'confetti' }).total).toBe(0)
  })
  test('what draws them knows the same tiles as what offers them', () => {
    for (const { id, tileMm } of PATTERNS) expect(findPattern(id)).toEqual({ id, tileMm })
    for (const pattern of [...PATTERNS, ...RETIRED_PATTERNS]) {
      const wide = wideTileOf(pattern)
      expect(findPattern(wideTile(pattern.id)), pattern.id).toEqual(
        wide ? { id: wide.id, tileMm: wide.tileMm, isOnce: true } : undefined,
      )
    }
    expect(names.patterns['kbach']?.en).toBe('Kbach ornament')
    expect([findPattern('nothing'), describePattern('nothing')]).toEqual([undefined, undefined])
  })
  test.each([
    ['sash', 'sash'],
    ['Sash', 'sash'],
    ['ខ្សែវៀន', 'sash'],
    ['star', 'stars'],
    ['stripe', 'stripes'],
    ['saltire', 'saltire'],
  ])('who looks for %s finds %s first', (text, id) => {
    expect(searchPatterns({ text }).items[0]!.id).toBe(id)
  })
  test('a tile has its true proportions', async () => {
    for (const { id, tileMm } of PATTERNS.filter((_, i) => i % 4 === 0)) {
      const tile = await loadImage(patternFile(id))
      const longest = Math.max(tile.width, tile.height)
      expect(Math.abs(tile.width * tileMm.height - tile.height * tileMm.width), id).toBeLessThan(longest * 10)
    }
  })
  test('they load by id once while cached; unknown ones are left out', async () => {
    const tiles = await loadPatterns(['kbach', 'nothing', 'kbach', 'stripes'])
    expect([...tiles.keys()]).toEqual(['kbach', 'stripes'])
    expect((await loadPatterns(['kbach'])).get('kbach')).toBe(tiles.get('kbach'))
    expect(() => patternFile('../secret')).toThrow(RangeError)
  })
  test('only those asked for last stay decoded', async () => {
    const before = (await loadPatterns(['lotus'])).get('lotus')
    for (const { id } of PATTERNS.filter(({ id }) => id !== 'lotus').slice(0, 40)) await loadPatterns([id])
    expect((await loadPatterns(['lotus'])).get('lotus')).not.toBe(before)
  })
})

describe('remembering', () => {
  const counted = (most: number) => {
    const asked: string[] = []
    const find = remember(most, async key => {
      asked.push(key)
      if (key === 'broken') throw new Error('no')
      return { key }
    })
    return { asked, find }
  }
  test('keeps what was asked for last', async () => {
    const { asked, find } = counted(2)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await find(key)
    expect(asked).toEqual(['a', 'b', 'c', 'b'])
  })
  test('what failed is tried again', async () => {
    const { asked, find } = counted(2)
    for (let i = 0; i < 2; i++) await expect(find('broken')).rejects.toThrow('no')
    expect(asked).toEqual(['broken', 'broken'])
  })
})

describe('searching patterns', () => {
  const ids = (text: string, family?: string): string[] =>
    searchPatterns({ text, family, pageSize: 500 }).items.map(pattern => pattern.id)

  test('shows twelve on a page, the last page holds the remainder', () => {
    const first = searchPatterns()
    expect(first.items).toHaveLength(12)
    expect(first.total).toBe(PATTERNS.length)
    const last = searchPatterns({ page: first.pages })
    expect(last.items).toHaveLength(PATTERNS.length - 12 * (first.pages - 1))
    expect(searchPatterns({ page: 99 }).page).toBe(first.pages)
    expect(searchPatterns({ page: -1 }).page).toBe(1)
  })
  test('finds by English, Khmer and tag, all words needed', () => {
    expect(ids('RUMDUOL rows')).toEqual(['romduol-rows'])
    expect(ids('ផ្ការំដួល').toSorted()).toEqual(['big-romduol', 'romduol-rows'])
    expect(ids('ក្បាច់\u200bភ្ញីទេស')).toEqual(['kbach-vine'])
    expect(ids('khmer')).toEqual(
      expect.arrayContaining(['angkor', 'gingham', 'kbach', 'lotus', 'naga-scales', 'krama-fine']),
    )
    expect(ids('stripe vertical classic').toSorted()).toEqual([
      'centre-stripe',
      'pinstripes',
      'stripes',
      'stripes-broad',
      'stripes-framed',
      'stripes-wide',
    ])
    expect(ids('purple elephant')).toEqual([])
  })
  test('within one kind, and by the name of a kind', () => {
    expect(ids('', 'camo').every(id => id.startsWith('camo'))).toBe(true)
    expect(ids('flower', 'weaves')).toEqual(['hol-flowers'])
    expect(ids('ពណ៌ព្រៃ')).toEqual(expect.arrayContaining(ids('', 'camo')))
  })
  test('nothing found: the nearest names lead to something', () => {
    expect(suggestNames(names, 'lotsu', 'kh')[0]).toBe('Lotus')
    expect(suggestNames(names, 'ផ្កាឈុក', 'en')[0]).toBe('ផ្កាឈូក')
    for (const word of [...suggestNames(names, 'zzz', 'en'), ...suggestNames(names, '??', 'kh')])
      expect(ids(word), word).not.toEqual([])
  })
})
