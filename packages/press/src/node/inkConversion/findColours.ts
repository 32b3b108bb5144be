import {
  PDFDict,
  type PDFContext,
  type PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { maskPainter, type Painter } from './painters.ts'
import { isPicture, rewritePicture } from './pictures.ts'
import { named, rewriteOperators, type Rewrite } from './rewrite.ts'
import { rewriteShading } from './shadings.ts'

/** All objects with colours found so far, starting from a page's resources. */
export interface Finding {
  readonly context: PDFContext
  readonly found: Rewrite[]
  readonly seen: Set<PDFObject>
}

export const findingIn = (context: PDFContext): Finding => ({ context, found: [], seen: new Set() })

function isNew({ seen }: Finding, object: PDFObject): boolean {
  if (seen.has(object)) return false
  seen.add(object)
  return true
}

/** Returns a stream as stored in the file. */
function rawOf({ context }: Finding, at: PDFRef): PDFRawStream {
  const stream = context.lookup(at, PDFStream)
  if (stream instanceof PDFRawStream) return stream
  const raw = PDFRawStream.of(stream.dict, stream.getContents())
  context.assign(at, raw)
  return raw
}

function valuesOf({ context }: Finding, owner: PDFDict, name: string): PDFObject[] {
  const dict: PDFDict | undefined = context.lookupMaybe(owner.get(named(name)), PDFDict)
  return dict?.values() ?? []
}

/** Collects the transparency of a graphics state. */
function lookAtState(finding: Finding, value: PDFObject): void {
  const state = finding.context.lookup(value, PDFDict)
  const mask = finding.context.lookup(state.get(named('SMask')))
  if (mask instanceof PDFDict) collectColours(finding, mask.get(named('G')) as PDFRef, maskPainter)
}

/** Collects a pattern: a tiling pattern is drawn like a form, any other is a gradient. */
function lookAtPattern(finding: Finding, value: PDFObject, painter: Painter): void {
  const { context, found } = finding
  const pattern = context.lookup(value)
  if (pattern instanceof PDFStream) return collectColours(finding, value as PDFRef, painter)
  if (!(pattern instanceof PDFDict) || !isNew(finding, pattern)) return
  found.push(rewriteShading(context, pattern.lookup(named('Shading'), PDFDict), painter))
}

const subtypeOf = (dict: PDFDict): PDFName | undefined => dict.get(named('Subtype')) as PDFName | undefined

/** Collects the colours of letters that are pictures: coloured emoji. */
function lookAtFont(finding: Finding, value: PDFObject, painter: Painter): void {
  const font = finding.context.lookup(value, PDFDict)
  if (subtypeOf(font) !== named('Type3') || !isNew(finding, font)) return
  lookInto(finding, font, painter)
  for (const letter of valuesOf(finding, font, 'CharProcs')) collectColours(finding, letter as PDFRef, painter)
}

function lookInto(finding: Finding, owner: PDFDict, painter: Painter): void {
  const resources = finding.context.lookupMaybe(owner.get(named('Resources')), PDFDict)
  if (!resources || !isNew(finding, resources)) return
  for (const value of valuesOf(finding, resources, 'XObject')) collectColours(finding, value as PDFRef, painter)
  for (const value of valuesOf(finding, resources, 'Pattern')) lookAtPattern(finding, value, painter)
  for (const value of valuesOf(finding, resources, 'ExtGState')) lookAtState(finding, value)
  for (const value of valuesOf(finding, resources, 'Font')) lookAtFont(finding, value, painter)
  if (valuesOf(finding, resources, 'Shading').length > 0)
    throw new Error('a gradient is drawn in a way that is not known')
}

/** Collects a form, tile, letter or picture and everything that it uses. */
export function collectColours(finding: Finding, at: PDFRef, painter: Painter): void {
  if (!isNew(finding, at)) return
  const { context, found } = finding
  const stream = rawOf(finding, at)
  const assign = (to: PDFObject): void => context.assign(at, to)
  if (isPicture(stream)) {
    const rewrite = rewritePicture(context, stream, painter, assign)
    if (rewrite) found.push(rewrite)
    return
  }
  const group = context.lookupMaybe(stream.dict.get(named('Group')), PDFDict)
  if (group?.has(named('CS'))) group.set(named('CS'), named(painter.space))
  lookInto(finding, stream.dict, painter)
  found.push(rewriteOperators(stream, painter, assign))
}
