import { createHash, type Hash } from 'node:crypto'
import type { Sources } from '@kitwright/artwork'
import type { Box, Point } from '@kitwright/measure'
import { PDFDocument, PDFHeader, PDFName, type PDFEmbeddedPage, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import type { Intent, PdfInks } from '../settings.ts'
import { loadPaperTexts } from '../paper/paperTexts.ts'
import type { Sheet } from '../sheet.ts'
import { addColourSpaces, tellRgb, type ColourSpaces } from './colours/colourSpaces.ts'
import { DRAWN_LAYERS, drawPages, type SheetProgress } from './sheets/drawPages.ts'
import { POINTS_PER_MM } from './pdf/pdfUnits.ts'
import { removeUnreferenced } from './pdf/removeUnusedObjects.ts'
import { inkTable, inksKey } from './inkConversion/inkLookup.ts'
import { convertArtworkToInks } from './inkConversion/convertPdfToInks.ts'
import { formsAmong } from './forms/formsAmong.ts'
import { shadesAmong } from './forms/shadesAmong.ts'
import { type EncodedPictures, jpegsAmong } from './jpeg/jpegsAmong.ts'
import { platesAmong } from './plates/plateBook.ts'
import type { Profiles } from './colours/freeProfiles.ts'
import {
  addFacts,
  addLayers,
  cutLine,
  formatPoints,
  inLayer,
  LAYERS,
  pageResources,
  renderingIntentOperators,
  type Groups,
} from './pdf/pdfFile.ts'
import { createSubstitutes, type Substitutes } from './substitutes/substitutes.ts'
import type { PdfFacts } from './pdf/xmpMetadata.ts'

export interface PdfInput extends PdfFacts {
  readonly sheets: readonly Sheet[]
  readonly sources: Sources
  /** The files of the pictures in `sources`. A JPEG is embedded unchanged unless the PDF uses the printer's inks. */
  readonly encoded?: EncodedPictures | undefined
  readonly profiles: Profiles
  readonly intent?: Intent | undefined
  /** Inks of the output profile for the whole drawing. If absent, colours stay as designed. */
  readonly inks?: PdfInks | undefined
  readonly onSheet?: SheetProgress | undefined
  /** Called when drawing is complete: the pictures of the sources are no longer needed. */
  readonly onDrawn?: (() => void) | undefined
}

/** Returns a box of a sheet in PDF coordinates: points, y up. */
function boxInPoints({ page, isMirrored }: Sheet, box: Box): number[] {
  const at = (mm: number): number => Math.round(mm * POINTS_PER_MM * 1000) / 1000
  const [left, right] = isMirrored ? [page[2] - box[2], page[2] - box[0]] : [box[0] - page[0], box[2] - page[0]]
  return [at(left), at(page[3] - box[3]), at(right), at(page[3] - box[1])]
}

function cutOperators({ page, lines }: Sheet): string {
  const place = ({ x, y }: Point): string =>
    `${formatPoints((x - page[0]) * POINTS_PER_MM)} ${formatPoints((page[3] - y) * POINTS_PER_MM)}`
  return cutLine(lines.cut.map(place))
}

function addSheet(
  document: PDFDocument,
  sheet: Sheet,
  drawn: readonly EmbeddedDrawing[],
  { groups, spaces, intent }: { groups: Groups; spaces: ColourSpaces; intent: Intent | undefined },
): void {
  const { context } = document
  const [, , width, height] = boxInPoints(sheet, sheet.page) as [number, number, number, number]
  const page = document.addPage([width, height])
  const set = (name: string, value: PDFObject): void => page.node.set(PDFName.of(name), value)
  set('TrimBox', context.obj(boxInPoints(sheet, sheet.trim)))
  set('BleedBox', context.obj(boxInPoints(sheet, sheet.bleed)))
  // Without it, transparent colours would be mixed in the press's own colour space.
  set('Group', context.obj({ Type: 'Group', S: 'Transparency', CS: spaces.mixed, I: true }))
  const resources = context.obj({
    XObject: Object.fromEntries(DRAWN_LAYERS.map((name, i) => [LAYERS[name], drawn[i]!.ref])),
    ...pageResources(groups, spaces),
  })
  set('Resources', resources)
  const operators = [
    ...renderingIntentOperators(intent),
    ...(sheet.isMirrored ? [`-1 0 0 1 ${formatPoints(width)} 0 cm`] : []),
    ...DRAWN_LAYERS.map((name, i) =>
      // Skia's page is larger by part of a point, at its lower edge.
      inLayer(LAYERS[name], `1 0 0 1 0 ${formatPoints(height - drawn[i]!.height)} cm\n/${LAYERS[name]} Do`),
    ),
    inLayer(LAYERS.cut, cutOperators(sheet)),
  ]
  set('Contents', context.register(context.flateStream(operators.join('\n'))))
}

/** A drawing of one layer of a sheet, as embedded in the file. */
type EmbeddedDrawing = Pick<PDFEmbeddedPage, 'ref' | 'height'>

/** Returns the drawings of one layer. */
const formsOf = (drawn: readonly EmbeddedDrawing[], isMine: (layer: number) => boolean): PDFRef[] =>
  drawn.flatMap(({ ref }, i) => (isMine(i % DRAWN_LAYERS.length) ? [ref] : []))

/**
 * Draws all sheets and embeds the drawings. Skia's file is freed afterwards: with photographs it takes hundreds of
 * megabytes.
 */
async function embedDrawn(
  document: PDFDocument,
  { sheets, sources, encoded = new Map(), inks, title, onSheet, onDrawn }: PdfInput,
  substitutes: Substitutes,
): Promise<{ readonly drawn: readonly EmbeddedDrawing[]; readonly hash: Hash }> {
  const skia = drawPages(sheets, {
    sources,
    takePlate: platesAmong(substitutes),
    takeForm: formsAmong(substitutes),
    takeShade: shadesAmong(substitutes),
    // Converted colours change the pixels, so no JPEG can be reused.
    takePicture: inks ? undefined : jpegsAmong(substitutes, encoded),
    onSheet,
    say: await loadPaperTexts('en'),
  })
  const hash = createHash('sha256').update(title).update(skia)
  onDrawn?.()
  const source = await PDFDocument.load(skia, { updateMetadata: false })
  const embedded = await document.embedPages(source.getPages())
  await document.flush()
  return { drawn: embedded.map(({ ref, height }) => ({ ref, height })), hash }
}

/** Writes the sheets as PDF/X-4, a page each, all letters as outlines. The same input gives the same bytes. */
export async function writePdf(input: PdfInput): Promise<Uint8Array> {
  const { sheets, profiles, intent, inks } = input
  const substitutes = createSubstitutes()
  const document = await PDFDocument.create({ updateMetadata: false })
  document.context.header = PDFHeader.forVersion(1, 6)
  const { drawn, hash } = await embedDrawn(document, input, substitutes)
  const printer = inks && { ...inks, intent: intent ?? 'relative', profile: profiles.output }
  if (printer) hash.update(inksKey(printer))
  const { cutName } = sheets[0]!
  const spaces = addColourSpaces(document.context, { profiles, cutName, isInked: inks !== undefined })
  substitutes.fillIn(document.context, spaces.rgb)
  const groups = addLayers(document)
  // Colours already converted to the press's inks are not affected by an intent.
  const page = { groups, spaces, intent: inks ? undefined : intent }
  sheets.forEach((sheet, i) => {
    const from = i * DRAWN_LAYERS.length
    addSheet(document, sheet, drawn.slice(from, from + DRAWN_LAYERS.length), page)
  })
  addFacts(document, input, spaces.outputProfile, hash.digest('hex').slice(0, 32))
  if (printer) {
    const artwork = formsOf(drawn, layer => DRAWN_LAYERS[layer] === 'artwork')
    const marks = formsOf(drawn, layer => DRAWN_LAYERS[layer] !== 'artwork')
    await convertArtworkToInks(document.context, { artwork, marks }, inkTable(printer))
  } else {
    removeUnreferenced(document.context)
    tellRgb(document.context, spaces.rgb)
  }
  return document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false })
}
