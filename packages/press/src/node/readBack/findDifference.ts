import type { Sources } from '@kitwright/artwork'
import { boxHeight, boxWidth, intersectBox, type Box } from '@kitwright/measure'
import type { Sheet } from '../../sheet.ts'
import { compareColours } from './compareColours.ts'
import { type Height, heightsOf, mostUnlike, placeOf, textsOf } from './compareTexts.ts'
import { bareGround, freshPage } from './freshPage.ts'
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
  readonly fresh: ReadPixels
}

/** How high a text is within its box; the ground below it is drawn there alone. */
function heightsIn(box: Box, sheet: Sheet, { read, fresh }: Pair, sources: Sources): Height | undefined {
  const part = intersectBox(box, [0, 0, fresh.widthPx, fresh.heightPx])
  if (!part) return undefined
  const bare = bareGround({ sheet, pxPerMm: PX_PER_MM, part }, sources)
  return heightsOf({ read: partOf(read, part), fresh: partOf(fresh, part), bare })
}

function compareTexts(sheet: Sheet, pictures: Pair, sources: Sources): Found | undefined {
  for (const layer of textsOf(sheet)) {
    const box = placeOf(layer, sheet, PX_PER_MM)
    const { text, role } = layer
    const heights = NUMBERS.includes(role) ? heightsIn(box, sheet, pictures, sources) : undefined
    if (heights && Math.abs(heights.wanted - heights.found) > HEIGHT_MM * PX_PER_MM) {
      const [wanted, found] = [heights.wanted, heights.found].map(px => told(px / PX_PER_MM)) as [string, string]
      return { kind: 'number-height', wanted, found, text }
    }
    const unlike = mostUnlike(box, pictures)
    if (unlike > MOST_UNLIKE) return { kind: 'text-picture', wanted: text, found: told(unlike), text }
  }
  return undefined
}

function compareSheet(page: ReadPage, sheet: Sheet, sources: Sources): Found | undefined {
  const size = compareSize(page, sheet)
  if (size) return size
  const code = readCode(page, sheet)
  if (code !== sheet.label.qr) return { kind: 'code', wanted: sheet.label.qr, found: code, text: '' }
  const read = page.draw(PX_PER_MM)
  const part: Box = [0, 0, read.widthPx, read.heightPx]
  const fresh = freshPage({ sheet, pxPerMm: PX_PER_MM, part }, sheet.artwork, sources)
  // A wrong letter is a wrong colour, too.
  const text = compareTexts(sheet, { read, fresh }, sources)
  if (text) return text
  const colour = compareColours(read, fresh)
  return colour && { kind: 'colour', ...colour, text: '' }
}

/**
 * Reads a file back by another program than wrote it, page by page, and holds each against its sheet, drawn anew: its size, the code on its
 * label, colours, texts and how high numbers are. The first difference; null where there is none.
 */
export async function findDifference(
  pdf: Uint8Array,
  { sheets, sources }: { readonly sheets: readonly Sheet[]; readonly sources: Sources },
): Promise<Difference | null> {
  const file = await openPages(pdf)
  try {
    if (file.count !== sheets.length)
      return { kind: 'page-size', piece: '', wanted: String(sheets.length), found: String(file.count), text: '' }
    for (const [i, sheet] of sheets.entries()) {
      const page = file.page(i)
      const found = compareSheet(sheet.isMirrored ? turnedOver(page) : page, sheet, sources)
      if (found) return { ...found, piece: sheet.piece }
    }
    return null
  } finally {
    file.close()
  }
}
