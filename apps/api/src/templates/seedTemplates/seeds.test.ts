import { findLowContrast } from '@kitwright/artwork/lowContrast'
import { designInKit, type DesignDocument, findClashes, partStyleOf, type TextLayer } from '@kitwright/design'
import { findGarmentByProductType, productTypes, zoneOf } from '@kitwright/garment'
import { startOf } from '@kitwright/garment/starts'
import { loadCatalogue, PATTERNS } from '@kitwright/library'
import { loadNames } from '@kitwright/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { designIn } from '../seedTemplates.ts'
import { SEED_LOOKS } from './index.ts'

const OFFERED = new Set(PATTERNS.map(({ id }) => id))
/** Maximum width of a letter of these fonts, relative to its height. */
const WIDEST = 0.72

const documentsOf = (type: string): [id: string, document: DesignDocument][] => {
  const garment = findGarmentByProductType(type as never)!
  return startOf(type).templates.looks.map(id => [id, designIn(garment, SEED_LOOKS[id]!)])
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
}

function boxOf({ xMm, yMm, sizeMm, text, maxWidthMm }: TextLayer): Box {
  const width = Math.min(sizeMm * WIDEST * text.length, maxWidthMm ?? Infinity)
  return { left: xMm - width / 2, right: xMm + width / 2, top: yMm - sizeMm * 0.36, foot: yMm + sizeMm * 0.36 }
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot

/** Returns the patterns and texts of a garment, regardless of its colours. */
const composition = (document: DesignDocument): string =>
  JSON.stringify([
    Object.keys(document.parts).map(part => partStyleOf(document, part).pattern?.id ?? ''),
    document.layers.map(({ role, xMm, yMm }) => [role, xMm, yMm]),
  ])

beforeAll(async () => loadCatalogue())

describe('seeded templates', () => {
  test('are a hundred and twenty, each of one garment, named in both languages', async () => {
    const used = productTypes().flatMap(type => startOf(type).templates.looks)
    expect(used.length).toBeGreaterThanOrEqual(120)
    expect(new Set(used)).toEqual(new Set(Object.keys(SEED_LOOKS)))
    expect(new Set(used).size).toBe(used.length)
    const names = await loadNames('templates')
    expect(Object.keys(names).toSorted()).toEqual(used.toSorted())
    for (const { en, kh } of Object.values(names)) {
      expect(en).toMatch(/^[A-Z][A-Za-z -]+$/)
      expect(kh, en).toMatch(/^[\u1780-\u17ff ]+$/)
    }
  })

  test.each(productTypes())('of %s are no two the same composition, and leave the crest its place', type => {
    const documents = documentsOf(type)
    const alike = Map.groupBy(documents, ([, document]) => composition(document))
    expect([...alike.values()].filter(same => same.length > 1).map(same => same.map(([id]) => id))).toEqual([])
    for (const [id, document] of documents) {
      const crest = zoneOf(findGarmentByProductType(type)!, document.options, 'logo')
      const texts = document.layers.filter((layer): layer is TextLayer => layer.kind === 'text')
      const [halfWidth, halfHeight] = crest ? [crest.width / 2, crest.height / 2] : [0, 0]
      for (const text of texts) {
        const box = boxOf(text)
        const isOnCrest =
          crest?.piece === text.piece &&
          type !== 'BOXING_TRUNK' &&
          meet(box, {
            left: crest.centre.x - halfWidth,
            right: crest.centre.x + halfWidth,
            top: crest.centre.y - halfHeight,
            foot: crest.centre.y + halfHeight,
          })
        expect(isOnCrest, `${id}: ${text.role} on the crest`).toBe(false)
        for (const other of texts)
          if (other !== text && other.piece === text.piece)
            expect(meet(box, boxOf(other)), `${id}: ${text.role} on ${other.role}`).toBe(false)
      }
    }
  })

  test.each(productTypes())('of %s have a number below the club’s name or beside it', type => {
    for (const [id, { layers }] of documentsOf(type)) {
      const [name, number] = ['frontText', 'frontNumber'].map(role =>
        layers.find((layer): layer is TextLayer => layer.kind === 'text' && layer.role === role),
      )
      if (!name || !number || name.piece !== number.piece) continue
      const isBeside = Math.abs(name.xMm - number.xMm) > 60
      expect(isBeside || number.yMm > name.yMm, id).toBe(true)
    }
  })

  test.each(productTypes())('of %s come in other kits that are distinct and legible', type => {
    const wrong = documentsOf(type).flatMap(([id, document]) => {
      const garment = findGarmentByProductType(type)!
      const hidden = [null, ...document.kits.map(({ role }) => role)].flatMap(role =>
        [...findLowContrast(designInKit(document, role), garment).keys()].map(layer => `${layer} in ${role ?? 'home'}`),
      )
      const alike = findClashes(document).map(({ one, other, vision }) => `${one ?? 'home'} as ${other}, ${vision}`)
      return [...hidden, ...alike].map(each => `${id}: ${each}`)
    })
    expect(wrong).toEqual([])
    const roles = documentsOf(type).map(([, { kits }]) => kits.map(({ role }) => role))
    expect(roles.filter(each => !each.includes('away'))).toEqual([])
    expect(roles.filter(each => type === 'SOCCER_KIT' && !each.includes('goalkeeper'))).toEqual([])
  })

  test('wear what the library offers', () => {
    const worn = productTypes().flatMap(type =>
      documentsOf(type).flatMap(([id, document]) =>
        Object.keys(document.parts).flatMap(part => {
          const pattern = partStyleOf(document, part).pattern
          return pattern ? [`${id}: ${pattern.id}`] : []
        }),
      ),
    )
    expect(worn.length).toBeGreaterThan(120)
    expect(worn.filter(each => !OFFERED.has(each.split(': ')[1]!))).toEqual([])
  })
})
