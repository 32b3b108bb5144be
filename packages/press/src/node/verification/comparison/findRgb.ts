import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

const NAMED = /\/(?:Device|Cal|Default)RGB\b/
/** Matches a profile for three channels. */
const PROFILE = /\/N 3\b/
const OPERATOR = /(?:^|\s)(?:rg|RG)(?=\s|$)/
/** Matches objects that are pixels, letters or words, and no drawing. */
const OTHER = /\/(?:Image|Metadata|XRef|ObjStm)\b|\/Length[123] /

/** Returns the content of a stream that draws; an empty string for any other. */
function drawnBy(stream: PDFRawStream, facts: string): string {
  if (OTHER.test(facts) || stream.dict.has(PDFName.of('FunctionType')) || stream.dict.has(PDFName.of('N'))) return ''
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}

/** Returns the number of the first object in a file that uses RGB. Undefined if none does. */
export async function findRgb(pdf: Uint8Array): Promise<string | undefined> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const isStream = object instanceof PDFRawStream
    const facts = String(isStream ? object.dict : object)
    const isFound = NAMED.test(facts) || (isStream && (PROFILE.test(facts) || OPERATOR.test(drawnBy(object, facts))))
    if (isFound && !facts.includes('/ObjStm')) return `RGB (${ref.objectNumber})`
  }
  return undefined
}
