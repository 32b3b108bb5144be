import type { Point } from '@kitwright/measure'
import type { ProductType } from '../../catalogue/products.ts'
import type { Garment, Model, Piece } from '../../catalogue/types.ts'
import type { Column } from '../../vocabulary/chartColumns.ts'
import { CUTS } from '../../vocabulary/cuts.ts'
import type { GradedShape } from '../../vocabulary/gradeTypes.ts'
import type { GarmentFolder } from '../addGarment.ts'
import { BIB } from './index.ts'

const { sizes, baseSize } = CUTS.children
const HALF_CHEST: Column<'children'> = { 4: 330, 6: 350, 8: 370, 10: 395, 12: 420, 14: 450 }
const LENGTH: Column<'children'> = { 4: 440, 6: 480, 8: 520, 10: 560, 12: 600, 14: 640 }
/** Measures of the bib in its own base size, mm. */
const OF_BIB = { halfChest: 500, length: 700 }

const [WIDER, LONGER] = [HALF_CHEST[baseSize] / OF_BIB.halfChest, LENGTH[baseSize] / OF_BIB.length]
const scaled = ({ x, y }: Point): Point => ({ x: x * WIDER, y: y * LONGER })

const scalePiece = ({ box: [x0, y0, x1, y1], outline, edges, ...rest }: Piece): Piece => ({
  ...rest,
  box: [x0 * WIDER, y0 * LONGER, x1 * WIDER, y1 * LONGER],
  outline: outline.map(scaled),
  edges: edges.map(({ name, points }) => ({ name, points: points.map(scaled) })),
})

const scaleModel = ({ pieces, areas, zones, ...rest }: Model): Model => ({
  ...rest,
  pieces: pieces.map(scalePiece),
  areas: areas.map(({ frame: [x0, y0, x1, y1], region, ...area }) => ({
    ...area,
    frame: [x0 * WIDER, y0 * LONGER, x1 * WIDER, y1 * LONGER],
    ...(region && { region: region.map(ring => ring.map(scaled)) }),
  })),
  zones: zones.map(({ centre, width, height, ...zone }) => ({
    ...zone,
    centre: scaled(centre),
    width: width * WIDER,
    height: height * LONGER,
  })),
})

const product = { ...BIB.product, id: 'childrensbib', type: 'CHILDRENS_BIB', cut: 'children' } as const

const garment: Garment = {
  ...BIB.garment,
  id: product.id,
  productType: product.type as string as ProductType,
  models: BIB.garment.models.map(scaleModel),
}

/** Every size is the base size, widened and lengthened by the chart. */
const shapeOf = ({ edges, outline }: Piece): GradedShape => ({
  edges: edges.map(({ name, points }) => [name, points.length]),
  sizes: sizes.map(size =>
    outline.flatMap(({ x, y }) => [
      Math.round((x * 10 * HALF_CHEST[size]) / HALF_CHEST[baseSize]),
      Math.round((y * 10 * LENGTH[size]) / LENGTH[baseSize]),
    ]),
  ),
})

/** A bib for children, in sizes 4 to 14, which no shop sells. It is designed in size 8. */
export const CHILDRENS_BIB: GarmentFolder = {
  product,
  chart: { halfChest: HALF_CHEST, length: LENGTH },
  start: BIB.start,
  garment,
  grades: {
    garment: product.id,
    sizes,
    shapes: garment.models[0]!.pieces.map(shapeOf),
    groups: BIB.grades.groups.map(group => ({
      ...group,
      reached: {
        halfChest: sizes.map(size => HALF_CHEST[size]),
        length: sizes.map(size => LENGTH[size]),
      },
    })),
  },
}

/** The product's name by language; the bib's other words are its own too. */
export const CHILDRENS_BIB_NAMES = { en: 'Children’s bib', kh: 'អាវហាត់កុមារ' } as const
