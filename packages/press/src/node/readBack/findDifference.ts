import type { Sources } from '@kitwright/artwork'
import { boxHeight, boxWidth } from '@kitwright/measure'
import type { Sheet } from '../../sheet.ts'
import { compareColours } from './compareColours.ts'
import { heightsOf, mostUnlike, type Pictures, placeOf, textsOf } from './compareTexts.ts'
import { freshPage } from './freshPage.ts'
import { openPages, type ReadPage, type ReadPixels } from './pages.ts'
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

function compareTexts(sheet: Sheet, pictures: Pictures): Found | undefined {
  for (const layer of textsOf(sheet)) {
    const box = placeOf(layer, sheet, PX_PER_MM)
    const { text, role } = layer
    const heights = NUMBERS.includes(role) ? heightsOf(box, pictures) : undefined
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
  const grid = { sheet, pxPerMm: PX_PER_MM, widthPx: read.widthPx, heightPx: read.heightPx }
  const { artwork } = sheet
  const fresh = freshPage(grid, artwork, sources)
  const bare = (): ReadPixels => {
    const instructions = artwork.instructions.filter(each => each.kind !== 'layer' || each.layer.kind !== 'text')
    return freshPage(grid, { ...artwork, instructions }, sources)
  }
  // A wrong letter is a wrong colour, too.
  const text = textsOf(sheet).length > 0 ? compareTexts(sheet, { read, fresh, bare: bare() }) : undefined
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
