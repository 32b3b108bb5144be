import type { Model, Seam } from '@kitwright/garment'

export type StitchId = 'overlock' | 'cover' | 'lock'

export const OPERATIONS = [
  'placket',
  'pocket',
  'shoulder',
  'stand',
  'collar',
  'raglan',
  'sleeve',
  'binding',
  'side',
  'sideOnly',
  'cuff',
  'hood',
  'outseam',
  'crotch',
  'inseam',
  'waistband',
  'band',
  'hem',
  'trims',
  'label',
  'check',
] as const
export type OperationId = (typeof OPERATIONS)[number]

export interface Operation {
  readonly id: OperationId
  /** Null where nothing is sewn. */
  readonly stitch: StitchId | null
  /** ISO 4916 code. */
  readonly seam: string | null
  /** Ids of the joined pieces. */
  readonly pieces: readonly string[]
}

/** Seams joined with the right sides together; a hem turned once; a folded strip over an edge. */
const [JOINED, TURNED, BOUND] = ['1.01.01', '6.02.01', '3.05.01']

interface Rule {
  readonly stitch: StitchId | null
  readonly seam: string | null
  /** A seam, by its pieces and edges as `piece.edge`. */
  readonly joins?: RegExp
  /** A piece sewn on without a seam of its own, alone or with the joined ones. */
  readonly piece?: RegExp
}

const RULES: Partial<Record<OperationId, Rule>> = {
  placket: { stitch: 'lock', seam: JOINED, piece: /^placket/ },
  pocket: { stitch: 'lock', seam: JOINED, piece: /^pocket/ },
  shoulder: { stitch: 'overlock', seam: JOINED, joins: /\.shoulder/ },
  stand: { stitch: 'lock', seam: JOINED, joins: /^stand/, piece: /^(?:collar|insert)/ },
  collar: { stitch: 'overlock', seam: JOINED, joins: /^collar/ },
  raglan: { stitch: 'overlock', seam: JOINED, joins: /\.raglan/ },
  sleeve: { stitch: 'overlock', seam: JOINED, joins: /\.cap/ },
  binding: { stitch: 'cover', seam: BOUND, joins: /^binding/ },
  cuff: { stitch: 'overlock', seam: JOINED, joins: /^cuff/ },
  hood: { stitch: 'overlock', seam: JOINED, joins: /^hood/, piece: /^lining/ },
  outseam: { stitch: 'overlock', seam: JOINED, joins: /\.out / },
  crotch: { stitch: 'overlock', seam: JOINED, joins: /\.crotch / },
  inseam: { stitch: 'overlock', seam: JOINED, joins: /\.in / },
}

const saidOf = ({ a, b }: Seam): string => `${a.join('.')} ${b.join('.')} `

const piecesOf = (seams: readonly Seam[]): string[] => [...new Set(seams.flatMap(({ a, b }) => [a[0], b[0]]))]

function byRule(id: OperationId, { joins, piece, ...how }: Rule, models: readonly Model[]): Operation[] {
  const seams = models.flatMap(model => model.seams.filter(seam => joins?.test(saidOf(seam))))
  const loose = models.flatMap(model => model.pieces.flatMap(each => (piece?.test(each.id) ? [each.id] : [])))
  const pieces = [...new Set([...piecesOf(seams), ...loose])]
  const isThere = joins ? seams.length > 0 : loose.length > 0
  return isThere ? [{ id, ...how, pieces }] : []
}

/** Returns the side seams, which are closed together with the sleeves if there are any. */
function sides(models: readonly Model[]): Operation[] {
  const seams = models.flatMap(model => model.seams.filter(seam => /^front\.side|\.under/.test(saidOf(seam))))
  const withSleeves = seams.some(seam => saidOf(seam).includes('.under'))
  const id = withSleeves ? 'side' : 'sideOnly'
  return seams.length > 0 ? [{ id, stitch: 'overlock', seam: JOINED, pieces: piecesOf(seams) }] : []
}

/** Returns the waistbands, which only shorts have. A hoodie's hem is a separate band with the same name. */
function waists(models: readonly Model[]): Operation[] {
  return models.flatMap((model): Operation[] => {
    const seams = model.seams.filter(seam => saidOf(seam).startsWith('waistband'))
    const isTrousers = seams.some(seam => saidOf(seam).includes('.waist '))
    const id = isTrousers ? 'waistband' : 'band'
    return seams.length > 0 ? [{ id, stitch: 'overlock', seam: JOINED, pieces: piecesOf(seams) }] : []
  })
}

/** Returns the hem operation. `hems` are the pieces with a turn, from their sheets. */
function hemmed(hems: readonly string[]): Operation[] {
  return hems.length > 0 ? [{ id: 'hem', stitch: 'cover', seam: TURNED, pieces: hems }] : []
}

/** Returns the sewing order of a garment, read from its seams. */
export function sewingOrder(models: readonly Model[], hems: readonly string[]): Operation[] {
  const ruled = Object.entries(RULES).flatMap(([id, rule]) => byRule(id as OperationId, rule, models))
  const trims = models.flatMap(({ pieces }) => pieces.flatMap(({ id, isTrim }) => (isTrim ? [id] : [])))
  const found = [
    ...ruled,
    ...sides(models),
    ...waists(models),
    ...hemmed(hems),
    ...(trims.length > 0 ? [{ id: 'trims' as const, stitch: null, seam: null, pieces: trims }] : []),
    { id: 'label' as const, stitch: 'lock' as const, seam: null, pieces: [] },
    { id: 'check' as const, stitch: null, seam: null, pieces: [] },
  ]
  return found.toSorted((one, other) => OPERATIONS.indexOf(one.id) - OPERATIONS.indexOf(other.id))
}
