import { Buffer } from 'node:buffer'
import { PDFDict, PDFHexString, PDFName, PDFString, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib'
import type { Intent } from '../../settings.ts'
import type { ColourSpaces } from '../colours/colourSpaces.ts'
import type { Profiles } from '../colours/freeProfiles.ts'
import { PRODUCER, xmpOf, type PdfFacts } from './xmpMetadata.ts'

export const LAYERS = { artwork: 'Artwork', sew: 'Sew', marks: 'Marks', cut: 'Cut' } as const
export type LayerName = keyof typeof LAYERS
export type Groups = Readonly<Record<LayerName, PDFRef>>

/** Adds the layers. The layer for sewers only is off by default. */
export function addLayers(document: PDFDocument): Groups {
  const { context } = document
  const add = (name: LayerName): PDFRef =>
    context.register(context.obj({ Type: 'OCG', Name: PDFString.of(LAYERS[name]) }))
  const groups = { artwork: add('artwork'), sew: add('sew'), marks: add('marks'), cut: add('cut') }
  const all = Object.values(groups)
  const shown = {
    Name: PDFString.of('Print'),
    Order: all,
    ON: [groups.artwork, groups.marks, groups.cut],
    OFF: [groups.sew],
  }
  document.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: all, D: shown }))
  return groups
}

/** Formats points for a PDF. */
export const formatPoints = (points: number): string => String(Math.round(points * 1000) / 1000)

export const inLayer = (name: string, operators: string): string => `/OC /${name} BDC\nq\n${operators}\nQ\nEMC`

/** Returns the resources of a page's own operators: its layers, the cut line's spot colour and its overprint. */
export const pageResources = (groups: Groups, spaces: ColourSpaces) => ({
  Properties: Object.fromEntries(Object.entries(groups).map(([name, ref]) => [LAYERS[name as LayerName], ref])),
  ColorSpace: { Cut: spaces.cut },
  ExtGState: { Over: { Type: 'ExtGState', OP: true, op: true, OPM: 1 } },
})

/** PDF operators that set the rendering intent of a page; empty for the default intent. */
export const renderingIntentOperators = (intent: Intent | undefined): string[] =>
  intent === 'perceptual' ? ['/Perceptual ri'] : []

/** Returns a closed cut line through formatted points. */
export function cutLine(points: readonly string[]): string {
  const [first, ...others] = points
  return ['/Over gs', '/Cut CS', '1 SCN', '0.25 w', `${first!} m`, ...others.map(point => `${point} l`), 'h S'].join(
    '\n',
  )
}

/** Adds the metadata of the whole file that any reader may request. */
export function addFacts(
  document: PDFDocument,
  { title, madeAt, profiles }: PdfFacts & { readonly profiles: Profiles },
  outputProfile: PDFRef,
  id: string,
): void {
  const { context, catalog } = document
  document.setTitle(title)
  document.setProducer(PRODUCER)
  document.setCreator(PRODUCER)
  document.setCreationDate(madeAt)
  document.setModificationDate(madeAt)
  // Passed as a string, only the low byte of each letter would be written.
  const xmp = context.stream(Buffer.from(xmpOf({ title, madeAt }, id)), { Type: 'Metadata', Subtype: 'XML' })
  catalog.set(PDFName.of('Metadata'), context.register(xmp))
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(profiles.outputName),
    OutputCondition: PDFString.of(profiles.outputName),
    Info: PDFString.of(profiles.outputName),
    DestOutputProfile: outputProfile,
  }
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]))
  context.lookup(context.trailerInfo.Info, PDFDict).set(PDFName.of('Trapped'), PDFName.of('False'))
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)])
}
