import type { PieceEdge } from '@kitwright/garment'
import type { Box, Point } from '@kitwright/measure'
import type { PieceLines } from './outlines/cutLine.ts'
import type { Notch } from './outlines/notches.ts'
import type { Finding } from './findings.ts'
import { encodeDataMatrix } from './dataMatrix/encode.ts'
import { spotBesideCut } from './labelBeside.ts'
import { BLOCK, spotInHem } from './labelInHem.ts'
import { type Place, placesOnLabel, placesText } from './places.ts'
import { layStrip, type LaidTag, type TagKind } from './strip/layStrip.ts'
import type { Plate } from './strip/plate.ts'
import type { SeamRun } from './strip/runs.ts'

/** Facts on a label that identify where a piece belongs. */
export interface LabelFacts {
  /** The order's number. */
  readonly order: string
  /** Line of the order, and garment of that line, both from 1. */
  readonly line: number
  readonly garment: number
  /**
   * Garments that one file is printed for, this one first: their pieces share one label. Absent if the file is for this
   * garment only.
   */
  readonly alike?: readonly Place[] | undefined
  readonly name: string
  readonly number: number | null
  readonly size: string
  readonly piece: string
  /** Number of the piece, out of `of`. */
  readonly at: number
  readonly of: number
  /** Number of the order's remake, from 1; absent if it is not a remake. */
  readonly remake?: number | undefined
  /** Begins the address that a phone opens by the QR, as `https://shop.example/t/`; without, the QR holds the code alone. */
  readonly opensAt?: string | undefined
}

/** A tag of a strip: letters on a white plate. */
export interface LabelTag extends Plate {
  readonly kind: TagKind
  readonly text: string
  /** Largest height of capitals, mm. */
  readonly capitalMm: number
}

/**
 * Position of a label: a block with a QR code in a hem's fold; a strip of tags with a Data Matrix in the seam
 * allowance; or a block beside the piece, on cloth that is cut away, if the allowance is too narrow for a strip.
 */
export type LabelForm = 'hem' | 'allowance' | 'beside'

export interface Label {
  readonly form: LabelForm
  readonly lines: readonly string[]
  /** The letters of a strip; empty for a block. */
  readonly tags: readonly LabelTag[]
  /** Code of the piece. The label shows it, and its QR or Data Matrix ends with it. */
  readonly code: string
  readonly qr: string
  /** The middle of a block, or of a strip's Data Matrix plate, mm on the piece. */
  readonly centre: Point
  readonly rotationDeg: number
  readonly widthMm: number
  readonly heightMm: number
  /** Area of the roll that the piece occupies with its label beside it; if absent, their hull. */
  readonly outline?: readonly Point[]
}

/** Characters that are not easily confused with others. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_SIGNS = 7

/** Returns a short code, different for every piece of an order (FNV-1a, in base 32). */
function signOf(text: string): string {
  let hash = 0x811c9dc5n
  for (const letter of text) hash = ((hash ^ BigInt(letter.codePointAt(0)!)) * 0x01000193n) & 0xffffffffffn
  return Array.from({ length: CODE_SIGNS }, (_, i) => SIGNS[Number((hash >> BigInt(5 * i)) & 31n)]).join('')
}

const placesIn = ({ line, garment, alike }: Pick<LabelFacts, 'line' | 'garment' | 'alike'>): readonly Place[] =>
  alike ?? [{ line, garment }]

/** Returns a piece's code in capitals, digits and characters that a QR encodes in fewer modules. */
export function codeOf({
  order,
  piece,
  ...own
}: Pick<LabelFacts, 'order' | 'line' | 'garment' | 'piece' | 'alike'>): string {
  // A label shared by several garments has a code that no single garment's piece has.
  const whose = own.alike ? placesText(own.alike) : `${own.line}/${own.garment}`
  return `${order.toUpperCase()}/${signOf(`${order}/${whose}/${piece}`)}`
}

/**
 * Returns the content of a label's QR code: in capitals, of which more fit in fewer modules; neither hosts nor codes
 * are case-sensitive.
 */
export const qrOf = (code: string, opensAt = ''): string => `${opensAt}${code}`.toUpperCase()

/** Text of a label's QR or Data Matrix. A Data Matrix omits an address too long for it; staff scan its code in *Next label*. */
export function heldBy(form: LabelForm, code: string, opensAt?: string): string {
  const address = qrOf(code, opensAt)
  return form === 'allowance' && !encodeDataMatrix(address) ? qrOf(code) : address
}

/** Returns the mark of a remake as on every paper. */
export const remakeMark = (remake: number | undefined): string => (remake === undefined ? '' : `R${remake}`)

/** The number of garments of a file, as labels and titles show it; empty for one garment. */
export const timesMark = (count = 1): string => (count > 1 ? `× ${count}` : '')

/** Returns the name of a piece on labels, whatever language the sewer reads: `sleeveL` is SLEEVE L. */
export const labelName = (piece: string): string => piece.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toUpperCase()

const garmentOf = (facts: LabelFacts): string[] =>
  [placesOnLabel(placesIn(facts)), remakeMark(facts.remake), timesMark(facts.alike?.length)].filter(Boolean)
const wearerOf = ({ number, name }: LabelFacts): string =>
  [number, name].filter(part => part !== null && part !== '').join('  ')

const linesOf = (facts: LabelFacts, code: string): string[] => [
  [facts.order, ...garmentOf(facts)].filter(Boolean).join('  '),
  wearerOf(facts),
  `${facts.size}  ${labelName(facts.piece)}  ${facts.at}/${facts.of}`,
  code,
]

/** Text of each tag of a strip. */
const tagTexts = (facts: LabelFacts, code: string): Readonly<Record<TagKind, string>> => ({
  code: '',
  size: facts.size,
  // Keeps the number as high as the other tags: characters above and below Khmer letters would shrink it.
  number: String(facts.number ?? ''),
  name: facts.name,
  piece: `${labelName(facts.piece)} ${facts.at}/${facts.of}`,
  garment: garmentOf(facts).join(' '),
  sign: code,
  note: '',
})
/** Tag widths in letters do not depend on the wearer, so that all garments share one roll layout: `12`, `SOVANNARITH`, `2.1-12 × 12`, `AK-000042/K7Q2XYZ`. */
const LETTERS = { number: 2, name: 12, garment: 12, sign: 17, note: 22 }

const MOST_DPI = 4
/** Lists the resolutions as whole numbers without duplicates, lowest first. */
const dpiList = (findings: readonly Finding[], kinds: readonly Finding['kind'][]): string =>
  [...new Set(findings.flatMap(each => (kinds.includes(each.kind) ? (each.dpi ?? []) : [])))]
    .map(Math.floor)
    .toSorted((a, b) => a - b)
    .slice(0, MOST_DPI)
    .join(', ')

/** Label for the printer: adds the resolution (dpi) of the piece's pictures and raster patterns to its last line. */
export function withResolutionNote(label: Label, findings: readonly Finding[]): Label {
  const told = [
    ['PICTURE', dpiList(findings, ['picture', 'pictureInPattern'])],
    ['PATTERN', dpiList(findings, ['coarsePattern'])],
  ].flatMap(([what, dpi]) => (dpi === '' ? [] : [`${what} ${dpi} DPI`]))
  const lines = [...label.lines.slice(0, -1), [label.code, ...told].join('  ')]
  const tags = label.tags.map(tag => (tag.kind === 'note' ? { ...tag, text: told.join('  ') } : tag))
  return { ...label, lines, tags }
}

export interface LabelRoom {
  readonly hems: readonly PieceEdge[]
  readonly lines: PieceLines
  readonly hemMm: number
  /** Stretches of the seam line that can take a strip. */
  readonly runs: readonly SeamRun[]
  readonly notches: readonly Notch[]
  readonly seamMm: number
  /** Whether the label may have a note about the print resolution. */
  readonly hasNote: boolean
  /** Fallback place where hem, allowance and cut line all lack space. */
  readonly beside: Point
  /** Gap between the cut line and a label beside it. */
  readonly clearMm: number
  /** Area of the grain arrow. */
  readonly avoid: Box
}

/** Returns the tags of a strip in the allowances; undefined if they do not fit. */
function stripOf(
  facts: LabelFacts,
  { runs, lines, notches, seamMm, hasNote }: LabelRoom,
): readonly LaidTag[] | undefined {
  const { size, piece } = tagTexts(facts, '')
  const letters = { ...LETTERS, size: Math.max(3, size.length), piece: piece.length, note: hasNote ? LETTERS.note : 0 }
  return layStrip({ runs, ground: { sew: lines.sew, cut: lines.cut, slits: notches }, seamMm, letters })
}

function placeOf(
  facts: LabelFacts,
  room: LabelRoom,
): Pick<Label, 'form' | 'outline'> & Plate & { tags: readonly LaidTag[] } {
  const { hems, lines, hemMm, beside, clearMm, avoid } = room
  const inHem = spotInHem(hems, lines, hemMm)
  if (inHem) return { form: 'hem', ...inHem, ...BLOCK, tags: [] }
  const [code, ...tags] = stripOf(facts, room) ?? []
  if (code) {
    const { centre, rotationDeg, widthMm, heightMm } = code
    return { form: 'allowance', centre, rotationDeg, widthMm, heightMm, tags }
  }
  const along = spotBesideCut({ ...BLOCK, cut: lines.cut, clearMm, avoid })
  const corner = { centre: { x: beside.x + BLOCK.widthMm / 2, y: beside.y + BLOCK.heightMm / 2 }, rotationDeg: 0 }
  return { form: 'beside', ...(along ?? corner), ...BLOCK, tags: [] }
}

export function labelOf(facts: LabelFacts, room: LabelRoom): Label {
  const code = codeOf(facts)
  const { tags, ...place } = placeOf(facts, room)
  const texts = tagTexts(facts, code)
  return {
    lines: linesOf(facts, code),
    code,
    qr: heldBy(place.form, code, facts.opensAt),
    ...place,
    tags: tags.map(tag => ({ ...tag, text: texts[tag.kind] })),
  }
}
