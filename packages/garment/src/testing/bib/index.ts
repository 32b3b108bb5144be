import { HALF_CHEST, LENGTH } from '../../vocabulary/chartColumns.ts'
import type { GradedGarment, GradedShape } from '../../vocabulary/gradeTypes.ts'
import type { ProductType } from '../../catalogue/products.ts'
import { publishedStartOf } from '../../vocabulary/garmentStart.ts'
import type { Garment, Model, Piece } from '../../catalogue/types.ts'
import { CUTS } from '../../vocabulary/cuts.ts'
import type { GarmentFolder } from '../addGarment.ts'
import { BACK, FRONT } from './pieces.ts'
import { bibChart } from './chart.ts'
import { bib } from './product.ts'
import { bibStart } from './start.ts'

const FILE = { glb: 'bib.glb', triangles: 0, bytes: 0 }
const TAPE = [-256, 420, 256, 460] as const

const modelOf = (fastening: string): Model => ({
  id: `bib-${fastening}`,
  levels: { full: FILE, light: FILE },
  pieces: [FRONT, BACK],
  seams: ['shoulderL', 'shoulderR', ...(fastening === 'closed' ? ['sideL', 'sideR'] : [])].map(edge => ({
    a: ['front', edge],
    b: ['back', edge],
  })),
  areas: [
    ...[FRONT, BACK].map(({ id, box }) => ({ part: 'base', piece: id, frame: box })),
    {
      part: 'tape',
      piece: 'front',
      frame: [...TAPE],
      region: [
        [
          { x: TAPE[0], y: TAPE[1] },
          { x: TAPE[2], y: TAPE[1] },
          { x: TAPE[2], y: TAPE[3] },
          { x: TAPE[0], y: TAPE[3] },
        ],
      ],
    },
  ],
  zones: [
    { id: 'chest', piece: 'front', centre: { x: 0, y: 260 }, width: 200, height: 160 },
    { id: 'frontText', piece: 'front', centre: { x: 0, y: 380 }, width: 300, height: 66 },
  ],
})

const garment: Garment = {
  id: bib.id,
  productType: bib.type as ProductType,
  material: 'mesh',
  choices: bib.choices,
  parts: ['base', 'tape'],
  ...publishedStartOf(bibStart),
  models: bib.choices['fastening']!.map(modelOf),
  variants: bib.choices['fastening']!.map(fastening => ({ options: { fastening }, models: [`bib-${fastening}`] })),
}

/** Every size is size M, widened and lengthened by the chart. */
const shapeOf = ({ edges, outline }: Piece): GradedShape => ({
  edges: edges.map(({ name, points }) => [name, points.length]),
  sizes: CUTS.men.sizes.map(size =>
    outline.flatMap(({ x, y }) => [
      Math.round((x * 10 * HALF_CHEST[size]) / HALF_CHEST.M),
      Math.round((y * 10 * LENGTH[size]) / LENGTH.M),
    ]),
  ),
})

const grades: GradedGarment = {
  garment: bib.id,
  sizes: CUTS.men.sizes,
  shapes: [FRONT, BACK].map(shapeOf),
  groups: [
    {
      models: { 'bib-closed': { front: 0, back: 1 }, 'bib-open': { front: 0, back: 1 } },
      girth: 'halfChest',
      rules: {
        halfChest: [{ kind: 'across', from: ['front', 'armL', 'start'], to: ['front', 'armR', 'end'] }],
        length: [{ kind: 'down', from: ['front', 'shoulderL', 'end'], to: ['front', 'hem', 'start'] }],
      },
      stretches: [{ measure: 'length', below: ['front', 'armL', 'start'], pieces: ['front', 'back'] }],
      reached: {
        halfChest: CUTS.men.sizes.map(size => HALF_CHEST[size]),
        length: CUTS.men.sizes.map(size => LENGTH[size]),
      },
      knobs: {},
    },
  ],
}

export const BIB: GarmentFolder = { product: bib, chart: bibChart, start: bibStart, garment, grades }

/** Words by language and namespace, as for the eight garments. */
export const BIB_WORDS = {
  en: {
    common: { type_TRAINING_BIB: 'Training bib' },
    studio: { partBib: 'Bib', partTape: 'Tape', fastening: 'Sides', fasteningClosed: 'Sewn', fasteningOpen: 'Open' },
    arrange: { fastening_closed: 'sewn sides', fastening_open: 'open sides' },
  },
  kh: {
    common: { type_TRAINING_BIB: 'អាវហាត់' },
    studio: { partBib: 'អាវហាត់', partTape: 'ខ្សែបូ', fastening: 'ចំហៀង', fasteningClosed: 'ដេរ', fasteningOpen: 'បើក' },
    arrange: { fastening_closed: 'ចំហៀងដេរ', fastening_open: 'ចំហៀងបើក' },
  },
} as const
