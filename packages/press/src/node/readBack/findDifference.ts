import type { Sources } from '@kitwright/artwork'
import { boxHeight, boxWidth, intersectBox, type Box } from '@kitwright/measure'
import type { Sheet } from '../../sheet.ts'
import { compareColours } from './compareColours.ts'
import { type Height, heightsOf, mostUnlike, placeOf, textsOf } from './compareTexts.ts'
import { type Fresh, type Grounds, openGrounds } from './grounds.ts'
import { openPages, partOf, type ReadPage, type ReadPixels } from './pages.ts'
import { readCode } from './readCode.ts'
import { turnedOver } from './turnedOver.ts'

/** What of a file is not as its sheets say. */
export interface Difference {
  readonly kind: 'page-size' | 'number-height' | 'text-picture' | 'colour' | 'code'
  readonly piece: string
  readonly wanted: string
  readonly found: string
  /** Which text. */
  readonly text: string
}

const PX_PER_MM = 72 / 25.4
const SIZE_MM = 0.2
const HEIGHT_MM = 1
/** Of 255, in the mean of a cell of 3.5 mm: letters drawn by two programs come to 45, an l in place of an I to 140. */
const MOST_UNLIKE = 85
const NUMBERS: readonly string[] = ['frontNumber', 'backNumber', 'shortsNumber']

const told = (mm: number): string => String(Math.round(mm * 10) / 10)

type Found = Omit<Difference, 'piece'>

function compareSize({ widthMm, heightMm }: ReadPage, { page }: Sheet): Found | undefined {
  const [wide, high] = [boxWidth(page), boxHeight(page)]
  if (Math.abs(widthMm - wide) <= SIZE_MM && Math.abs(heightMm - high) <= SIZE_MM) return undefined
  const say = (width: number, height: number): string => `${told(width)} × ${told(height)}`
  return { kind: 'page-size', wanted: say(wide, high), found: say(widthMm, heightMm), text: '' }
}

/** A page as it is and as it should be. */
interface Pair {
  readonly read: ReadPixels
  readonly fresh: Fresh
}

/** How high a text is within its box. */
function heightsIn(box: Box, { read, fresh: { whole, bare } }: Pair): Height | undefined {
  const part = intersectBox(box, [0, 0, whole.widthPx, whole.heightPx])
  return part ? heightsOf({ read: partOf(read, part), fresh: partOf(whole, part), bare: bare(part) }) : undefined
}

function compareTexts(sheet: Sheet, pictures: Pair): Found | undefined {
  for (const layer of textsOf(sheet)) {
    const box = placeOf(layer, sheet, PX_PER_MM)
    const { text, role } = layer
    const heights = NUMBERS.includes(role) ? heightsIn(box, pictures) : undefined
    if (heights && Math.abs(heights.wanted - heights.found) > HEIGHT_MM * PX_PER_MM) {
      const [wanted, found] = [heights.wanted, heights.found].map(px => told(px / PX_PER_MM)) as [string, string]
      return { kind: 'number-height', wanted, found, text }
    }
    const unlike = mostUnlike(box, { read: pictures.read, fresh: pictures.fresh.whole })
    if (unlike > MOST_UNLIKE) return { kind: 'text-picture', wanted: text, found: told(unlike), text }
  }
  return undefined
}

interface Ordered {
  readonly sheet: Sheet
  readonly sources: Sources
  readonly grounds: Grounds
}

function compareSheet(page: ReadPage, { sheet, sources, grounds }: Ordered): Found | undefined {
  const size = compareSize(page, sheet)
  if (size) return size
  const code = readCode(page, sheet)
  if (code !== sheet.label.qr) return { kind: 'code', wanted: sheet.label.qr, found: code, text: '' }
  const read = page.draw(PX_PER_MM)
  const fresh = grounds.fresh({ sheet, sources, pxPerMm: PX_PER_MM, size: [read.widthPx, read.heightPx] })
  // A wrong letter is a wrong colour, too.
  const text = compareTexts(sheet, { read, fresh })
  if (text) return text
  const colour = compareColours(read, fresh.whole)
  return colour && { kind: 'colour', ...colour, text: '' }
}

export interface ToCompare {
  readonly sheets: readonly Sheet[]
  readonly sources: Sources
  /** Names how the garment is designed and cut, whoever wears it; undefined where nothing is known of that. */
  readonly alike?: string | undefined
}

/**
 * Reads a file back by another program than wrote it, page by page, and holds each against its sheet, drawn anew: its size, the code on its
 * label, colours, texts and how high numbers are. The first difference; null where there is none.
 */
export async function findDifference(
  pdf: Uint8Array,
  { sheets, sources, alike }: ToCompare,
): Promise<Difference | null> {
  const file = await openPages(pdf)
  const grounds = openGrounds(alike)
  try {
    if (file.count !== sheets.length)
      return { kind: 'page-size', piece: '', wanted: String(sheets.length), found: String(file.count), text: '' }
    for (const [i, sheet] of sheets.entries()) {
      const page = file.page(i)
      const found = compareSheet(sheet.isMirrored ? turnedOver(page) : page, { sheet, sources, grounds })
      if (found) return { ...found, piece: sheet.piece }
    }
    return null
  } finally {
    grounds.close()
    file.close()
  }
}
