import type { Sources } from '@kitwright/artwork'
import { boxHeight, boxWidth, intersectBox, type Box } from '@kitwright/measure'
import type { Sheet } from '../../../sheet.ts'
import type { SheetProgress } from '../../sheets/drawPages.ts'
import type { Inks } from '../../colours/convertToInks.ts'
import { openCompared } from '../reference/comparedPages.ts'
import { type ColourDifference, compareColours, DESIGNED, INKED, type Slack } from './compareColours.ts'
import { type Height, heightsOf, mostUnlike, placeOf, textsOf } from './compareTexts.ts'
import { type ReferencePage, type Grounds, openGrounds } from '../reference/referenceGrounds.ts'
import { findRgb } from './findRgb.ts'
import type { ReferenceDrawOptions } from '../reference/referencePage.ts'
import { openPages, partOf, type RenderablePage, type PagePixels } from '../render/renderPdfPages.ts'
import { readCode } from '../render/readCode.ts'
import { shownTable } from '../render/simulationTable.ts'
import { mirrorPage } from '../render/mirrorPage.ts'

/** Difference between a file and its sheets. */
export interface Difference {
  readonly kind: 'page-size' | 'number-height' | 'text-picture' | 'colour' | 'code'
  readonly piece: string
  readonly wanted: string
  readonly found: string
  /** The text that differs. */
  readonly text: string
}

const PX_PER_MM = 72 / 25.4
const SIZE_MM = 0.2
const HEIGHT_MM = 1
/** Out of 255, in the mean of a cell of 3.5 mm: letters drawn by two programs reach 45, an l in place of an I 140. */
const MOST_UNLIKE = 85
const NUMBERS: readonly string[] = ['frontNumber', 'backNumber', 'shortsNumber']

const told = (mm: number): string => String(Math.round(mm * 10) / 10)

type SheetDifference = Omit<Difference, 'piece'>

function compareSize({ widthMm, heightMm }: RenderablePage, { page }: Sheet): SheetDifference | undefined {
  const [wide, high] = [boxWidth(page), boxHeight(page)]
  if (Math.abs(widthMm - wide) <= SIZE_MM && Math.abs(heightMm - high) <= SIZE_MM) return undefined
  const say = (width: number, height: number): string => `${told(width)} × ${told(height)}`
  return { kind: 'page-size', wanted: say(wide, high), found: say(widthMm, heightMm), text: '' }
}

/** A page as read back, and as expected. */
interface Pair {
  readonly read: PagePixels
  readonly fresh: ReferencePage
}

/** Measures a text's height within its box. */
async function heightsIn(box: Box, { read, fresh: { whole, bare } }: Pair): Promise<Height | undefined> {
  const part = intersectBox(box, [0, 0, whole.widthPx, whole.heightPx])
  return part ? heightsOf({ read: partOf(read, part), fresh: partOf(whole, part), bare: await bare(part) }) : undefined
}

async function compareTexts(sheet: Sheet, pictures: Pair): Promise<SheetDifference | undefined> {
  for (const layer of textsOf(sheet)) {
    const box = placeOf(layer, sheet, PX_PER_MM)
    const { text, role } = layer
    const heights = NUMBERS.includes(role) ? await heightsIn(box, pictures) : undefined
    if (heights && Math.abs(heights.wanted - heights.found) > HEIGHT_MM * PX_PER_MM) {
      const [wanted, found] = [heights.wanted, heights.found].map(px => told(px / PX_PER_MM)) as [string, string]
      return { kind: 'number-height', wanted, found, text }
    }
    const unlike = mostUnlike(box, { read: pictures.read, fresh: pictures.fresh.whole })
    if (unlike > MOST_UNLIKE) return { kind: 'text-picture', wanted: text, found: told(unlike), text }
  }
  return undefined
}

interface ExpectedSheet extends ReferenceDrawOptions {
  readonly sheet: Sheet
  readonly grounds: Grounds
}

/** Compares the page's size and code, which differ between garments. */
function compareMarks(page: RenderablePage, sheet: Sheet): SheetDifference | undefined {
  const sized = compareSize(page, sheet)
  if (sized) return sized
  const code = readCode(page, sheet)
  return code === sheet.label.qr ? undefined : { kind: 'code', wanted: sheet.label.qr, found: code, text: '' }
}

async function compareArtwork(
  page: RenderablePage,
  { sheet, grounds, ...painting }: ExpectedSheet,
): Promise<SheetDifference | undefined> {
  const read = page.draw(PX_PER_MM)
  const size = [read.widthPx, read.heightPx] as const
  const fresh = await grounds.fresh({ ...painting, sheet, pxPerMm: PX_PER_MM, size })
  // A wrong letter is a wrong colour, too.
  const text = await compareTexts(sheet, { read, fresh })
  if (text) return text
  const colour = await compareAll({ read, fresh }, painting.shown ? INKED : DESIGNED)
  return colour && { kind: 'colour', ...colour, text: '' }
}

/**
 * Compares a page with its fresh drawing. If they differ, compares again with rotated pixels as PDFium shows them: few
 * pages have any, and it costs another drawing.
 */
async function compareAll({ read, fresh }: Pair, slack: Slack): Promise<ColourDifference | undefined> {
  const colour = compareColours(read, fresh.whole, slack)
  const turned = colour && (await fresh.turned())
  return turned ? compareColours(read, fresh.whole, slack, turned) : colour
}

export interface ComparisonInput {
  readonly sheets: readonly Sheet[]
  readonly sources: Sources
  /** Fingerprint of the garment's design and cut, independent of the wearer. Undefined if they are unknown. */
  readonly alike?: string | undefined
  /** Inks that the file must use; no inks if absent. */
  readonly inks?: Inks | undefined
  readonly onSheet?: SheetProgress | undefined
}

/**
 * Reads a file back by another program than wrote it and compares each page with its redrawn sheet: size, label code,
 * colours, texts and the height of numbers. Returns the first difference, or null. Pages whose artwork bytes already
 * matched the same drawing have only their size and code compared.
 */
export async function findDifference(
  pdf: Uint8Array,
  { sheets, sources, alike, inks, onSheet }: ComparisonInput,
): Promise<Difference | null> {
  const left = inks && (await findRgb(pdf))
  if (left) return { kind: 'colour', piece: '', wanted: 'CMYK', found: left, text: '' }
  const file = await openPages(pdf)
  const grounds = openGrounds(alike)
  const shown = inks && shownTable(inks)
  try {
    if (file.count !== sheets.length)
      return { kind: 'page-size', piece: '', wanted: String(sheets.length), found: String(file.count), text: '' }
    const compared = await openCompared(pdf, alike)
    for (const [i, sheet] of sheets.entries()) {
      const own = file.page(i)
      const page = sheet.isMirrored ? mirrorPage(own) : own
      const marks = compareMarks(page, sheet)
      if (marks) return { ...marks, piece: sheet.piece }
      const isKnown = compared.has(i, sheet)
      const found = isKnown ? undefined : await compareArtwork(page, { sheet, sources, grounds, shown })
      if (found) return { ...found, piece: sheet.piece }
      if (!isKnown) compared.add(i, sheet)
      onSheet?.(i + 1)
    }
    return null
  } finally {
    grounds.close()
    file.close()
  }
}
