import { createHash } from 'node:crypto'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHeader,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { Box, Point } from '@kitwright/measure'
import { type RollPlacement, QUARTERS } from '../../marker/rollPlacement.ts'
import type { Intent } from '../../settings.ts'
import { addColourSpaces, tellRgb } from '../colours/colourSpaces.ts'
import { convertMarksToBlack } from '../inkConversion/convertPdfToInks.ts'
import { removeUnreferenced } from '../pdf/removeUnusedObjects.ts'
import { DRAWN_LAYERS } from '../sheets/drawPages.ts'
import { POINTS_PER_MM } from '../pdf/pdfUnits.ts'
import {
  addFacts,
  addLayers,
  cutLine,
  formatPoints,
  inLayer,
  LAYERS,
  pageResources,
  renderingIntentOperators,
} from '../pdf/pdfFile.ts'
import type { Profiles } from '../colours/freeProfiles.ts'
import { shareEqual } from '../pdf/shareEqual.ts'
import type { PdfFacts } from '../pdf/xmpMetadata.ts'
import { drawHead, HEAD_MM } from './drawHead.ts'

/** A piece of a garment's file on the roll. */
export interface PlacedPiece extends RollPlacement {
  /** Page of the garment's file, from 0. */
  readonly page: number
  /** Area that the page shows, mm on the piece. */
  readonly box: Box
  readonly cut: readonly Point[]
  /** Area of the roll that the piece occupies, mm on the piece: no marks are drawn beside it. */
  readonly outline: readonly Point[]
}

export interface MarkerInput extends PdfFacts {
  /** Files of `writePdf`, with the placements of their pieces. */
  readonly garments: readonly { readonly pdf: Uint8Array; readonly pieces: readonly PlacedPiece[] }[]
  readonly widthMm: number
  readonly lengthMm: number
  readonly cutName: string
  readonly isMirrored: boolean
  readonly intent?: Intent | undefined
  /** Whether the garments' files, and so the whole marker, use the printer's inks. */
  readonly isInked?: boolean | undefined
  readonly profiles: Profiles
  /** The order's number, for the QR at the roll's start. */
  readonly order: string
  /** Prefix of the order's number in the QR, as on labels. */
  readonly opensAt?: string | undefined
}

type Place = (point: Point) => string

/**
 * Returns the matrix from a page of a garment's file, in points, to the roll's page, with the roll running down and its
 * width across.
 */
function matrixOf({ box, turn, xMm, yMm }: PlacedPiece, { widthMm, lengthMm }: MarkerInput): string {
  const [cos, sin] = QUARTERS[turn]
  const x = widthMm - yMm - sin * box[0] - cos * box[3]
  const y = lengthMm - xMm - cos * box[0] + sin * box[3]
  return `${-sin} ${-cos} ${cos} ${-sin} ${formatPoints(x * POINTS_PER_MM)} ${formatPoints(y * POINTS_PER_MM)} cm`
}

/** Maps a point of a piece to its own page. */
const onPage =
  ({ box }: PlacedPiece): Place =>
  ({ x, y }) =>
    `${formatPoints((x - box[0]) * POINTS_PER_MM)} ${formatPoints((box[3] - y) * POINTS_PER_MM)}`

function clip(piece: PlacedPiece): string {
  const [first, ...others] = piece.outline.map(onPage(piece))
  return [`${first!} m`, ...others.map(point => `${point} l`), 'h W n'].join('\n')
}

/** Copies the drawings on a page of a garment's file with all they use, and returns where each begins on that page. */
function takeDrawn(source: PDFDocument, copier: PDFObjectCopier, index: number): CopiedDrawing[] {
  const page = source.getPage(index)
  const drawn = page.node.Resources()!.lookup(PDFName.of('XObject'), PDFDict)
  return DRAWN_LAYERS.map(layer => {
    const ref = drawn.get(PDFName.of(LAYERS[layer])) as PDFRef
    const box = source.context.lookup(ref, PDFStream).dict.lookup(PDFName.of('BBox'), PDFArray)
    // Skia's page is a fraction of a point larger, at its lower edge.
    return { layer, ref: copier.copy(ref), raised: page.getHeight() - box.lookup(3, PDFNumber).asNumber() }
  })
}

interface CopiedDrawing {
  readonly layer: (typeof DRAWN_LAYERS)[number]
  readonly ref: PDFRef
  readonly raised: number
}

/** Everything on a roll: operators, and the drawings that they name. */
interface MarkerContent {
  readonly operators: string[]
  readonly drawings: Record<string, PDFRef>
}

async function layGarment(
  { pdf, pieces }: MarkerInput['garments'][number],
  { document, input, lying }: { document: PDFDocument; input: MarkerInput; lying: MarkerContent },
): Promise<void> {
  const source = await PDFDocument.load(pdf, { updateMetadata: false })
  // Content that pages share is copied once.
  const copier = PDFObjectCopier.for(source.context, document.context)
  for (const piece of pieces) {
    const [artwork, ...marks] = takeDrawn(source, copier, piece.page).map(({ layer, ref, raised }) => {
      const name = `D${Object.keys(lying.drawings).length}`
      lying.drawings[name] = ref
      return inLayer(LAYERS[layer], `1 0 0 1 0 ${formatPoints(raised)} cm\n/${name} Do`)
    })
    const cut = inLayer(LAYERS.cut, cutLine(piece.cut.map(onPage(piece))))
    lying.operators.push(['q', matrixOf(piece, input), artwork, 'q', clip(piece), ...marks, 'Q', cut, 'Q'].join('\n'))
  }
}

/** Places the head at the start of the roll, above all pieces. */
async function layHead(document: PDFDocument, input: MarkerInput, lying: MarkerContent): Promise<PDFRef> {
  const [head] = await document.embedPdf(await drawHead(input))
  await head!.embed()
  lying.drawings['Head'] = head!.ref
  const y = (input.lengthMm + HEAD_MM) * POINTS_PER_MM - head!.height
  lying.operators.push(inLayer(LAYERS.marks, `1 0 0 1 0 ${formatPoints(y)} cm\n/Head Do`))
  return head!.ref
}

/**
 * Writes a part of a supplier's roll as a one-page PDF/X-4 at true size, each piece as in its garment's file. The same
 * input gives the same bytes.
 */
export async function writeMarker(input: MarkerInput): Promise<Uint8Array> {
  const { widthMm, lengthMm, garments, profiles, cutName, isMirrored, intent, title, isInked = false } = input
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context } = document
  context.header = PDFHeader.forVersion(1, 6)
  const lying: MarkerContent = { operators: [], drawings: {} }
  const head = await layHead(document, input, lying)
  for (const garment of garments) await layGarment(garment, { document, input, lying })
  const spaces = addColourSpaces(context, { profiles, cutName, isInked })
  const groups = addLayers(document)
  const size = [widthMm, lengthMm + HEAD_MM].map(mm => Number(formatPoints(mm * POINTS_PER_MM))) as [number, number]
  const page = document.addPage(size)
  const whole = context.obj([0, 0, ...size])
  page.node.set(PDFName.of('TrimBox'), whole)
  page.node.set(PDFName.of('BleedBox'), whole)
  page.node.set(PDFName.of('Group'), context.obj({ Type: 'Group', S: 'Transparency', CS: spaces.mixed, I: true }))
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: lying.drawings, ...pageResources(groups, spaces) }))
  const flip = isMirrored ? [`-1 0 0 1 ${formatPoints(size[0])} 0 cm`] : []
  page.node.set(
    PDFName.of('Contents'),
    context.register(
      context.flateStream(
        [...renderingIntentOperators(isInked ? undefined : intent), ...flip, ...lying.operators].join('\n'),
      ),
    ),
  )
  // A squad's garments share patterns, pictures and profiles.
  shareEqual(context)
  const hash = createHash('sha256').update(title).update(lying.operators.join())
  for (const { pdf } of garments) hash.update(pdf)
  addFacts(document, input, spaces.outputProfile, hash.digest('hex').slice(0, 32))
  if (isInked) convertMarksToBlack(context, [head])
  else {
    removeUnreferenced(context)
    tellRgb(context, spaces.rgb)
  }
  return document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false })
}
