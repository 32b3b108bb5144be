import { PDFArray, PDFDict, type PDFContext, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** Returns the objects that an object references. */
function namedBy(object: PDFObject | undefined): readonly PDFObject[] {
  if (object instanceof PDFStream) return object.dict.values()
  if (object instanceof PDFDict) return object.values()
  return object instanceof PDFArray ? object.asArray() : []
}

/** Removes unreferenced objects from a file: drawings from before embedding, and profiles of colours no longer used. */
export function removeUnreferenced(context: PDFContext): void {
  const used = new Set<PDFObject>()
  const { Root, Info } = context.trailerInfo
  const ahead = [Root, Info].filter(each => each !== undefined)
  for (let at = ahead.pop(); at; at = ahead.pop()) {
    if (at instanceof PDFRef && used.has(at)) continue
    if (at instanceof PDFRef) used.add(at)
    ahead.push(...namedBy(at instanceof PDFRef ? context.lookup(at) : at))
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref)
}
