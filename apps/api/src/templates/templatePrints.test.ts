import { measureLayer, patternsOf } from '@kitwright/artwork'
import { nodeSources, nodeSurface } from '@kitwright/artwork/node'
import { type DesignDocument, seenPatterns } from '@kitwright/design'
import { defaultChart, findGarmentByProductType, type ProductType, productTypes } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { startOf } from '@kitwright/garment/starts'
import { loadWraps } from '@kitwright/garment/wrap'
import { findPattern, loadCatalogue, wideTile } from '@kitwright/library'
import { makeSheets, type Sheet, USUAL_SETTINGS } from '@kitwright/press'
import { findDifference, freeProfiles, writePdf } from '@kitwright/press/node'
import { expect, test } from 'vitest'
import { designIn } from './seedTemplates.ts'
import { SEED_LOOKS } from './seedTemplates/index.ts'

await loadCatalogue()
const profiles = await freeProfiles()

/**
 * Returns how a part's patterns are placed on the cloth: as tiles of which size, one-off or repeated. If one prints
 * correctly, all of its kind do.
 */
const kindOf = ({ parts }: DesignDocument): string => {
  const kinds = Object.values(parts).flatMap(style =>
    seenPatterns(style).map(({ id, opacity }) => {
      const wide = style.span === 'garment' ? findPattern(wideTile(id)) : undefined
      const side = wide ? `${wide.tileMm.width} × ${wide.tileMm.height}` : 'repeated'
      return `${side}, ${opacity < 1 ? 'see-through' : 'opaque'}`
    }),
  )
  return [...new Set(kinds)].toSorted().join('; ')
}

interface TemplateDesign {
  readonly id: string
  readonly type: ProductType
  readonly document: DesignDocument
}

/** One kind in so many is tried; `npm run sweep` tries all. */
const EVERY = process.env['WHOLE_SWEEP'] ? 1 : 3

/** Returns one template of each kind of pattern, of any garment. */
function unlike(): TemplateDesign[] {
  const all = productTypes().flatMap(type => {
    const garment = findGarmentByProductType(type)!
    return startOf(type).templates.looks.map(id => ({ id, type, document: designIn(garment, SEED_LOOKS[id]!) }))
  })
  return [...Map.groupBy(all, ({ document }) => kindOf(document)).values()].map(([first]) => first!)
}

const isLettered = ({ artwork }: Sheet): boolean =>
  artwork.instructions.some(each => each.kind === 'layer' && each.layer.kind === 'text')

async function sheetsOf({ type, document }: TemplateDesign): Promise<Sheet[]> {
  const garment = findGarmentByProductType(type)!
  await loadWraps(garment.id)
  return makeSheets({
    document,
    garment,
    grades: await loadGrades(garment.id),
    chart: defaultChart(type),
    // The smallest has fewest pixels.
    size: 'XS',
    player: { name: 'DARA', number: 10 },
    label: { order: 'KIT-000042', line: 1, garment: 3 },
    settings: USUAL_SETTINGS,
    measure: layer => measureLayer(layer, nodeSurface),
  })
}

const tried = unlike().filter((_, index) => index % EVERY === 0)
test.each(tried.map(each => [each.id, each] as const))('%s is read back as it was designed', async (_, each) => {
  const sheets = (await sheetsOf(each)).filter(isLettered).slice(0, 1)
  const sources = await nodeSources(patternsOf(each.document), undefined, 'print')
  const pdf = await writePdf({ sheets, sources, profiles, title: 'KIT 1.1', madeAt: new Date(0) })
  expect(await findDifference(pdf, { sheets, sources })).toBeNull()
})
