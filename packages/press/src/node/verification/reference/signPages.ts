import { createHash } from 'node:crypto'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { LAYERS } from '../../pdf/pdfFile.ts'

/**
 * Keys that the hash omits: a page's parent in the page tree, and the marks outside the sew line with the player's
 * label.
 */
const LEFT_OUT = new Set([PDFName.of('Parent'), PDFName.of(LAYERS.marks)])

const hashOf = (...all: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const each of all) hash.update(each).update('\n')
  return hash.digest('hex')
}

function createSigner({ context }: PDFDocument) {
  const known = new Map<string, string>()
  const signDict = (dict: PDFDict): string =>
    dict
      .entries()
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, value]) => `${key.toString()} ${sign(value)}`)
      .toSorted()
      .join('\n')
  const signRef = (ref: PDFRef): string => {
    const name = ref.toString()
    const before = known.get(name)
    if (before !== undefined) return before
    // The object refers to itself.
    known.set(name, 'again')
    const found = sign(context.lookup(ref))
    known.set(name, found)
    return found
  }
  const sign = (object: PDFObject | undefined): string => {
    if (object instanceof PDFRef) return signRef(object)
    if (object instanceof PDFRawStream) return hashOf('stream', signDict(object.dict), object.contents)
    if (object instanceof PDFDict) return hashOf('dict', signDict(object))
    if (object instanceof PDFArray) return hashOf('array', ...object.asArray().map(sign))
    return object?.toString() ?? ''
  }
  return sign
}

/**
 * Returns a hash of each page of a `writePdf` file: of its boxes, its operators and all objects it uses, without its
 * marks. Pages with the same hash look the same within the sew line.
 */
export async function signPages(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const sign = createSigner(document)
  return document.getPages().map(page => sign(page.node))
}
