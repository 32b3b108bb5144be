import { createHash } from 'node:crypto'
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'

const OWN: readonly string[] = ['/Catalog', '/Pages', '/Page', '/OCG']

/** Returns the key that equal objects share; undefined for an object that is unique, as pages and layers are. */
function signOf(object: PDFObject): string | undefined {
  if (object instanceof PDFRawStream)
    return createHash('sha256').update(String(object.dict)).update('\n').update(object.contents).digest('hex')
  if (object instanceof PDFArray) return String(object)
  if (!(object instanceof PDFDict)) return undefined
  return OWN.includes(String(object.get(PDFName.of('Type')))) ? undefined : String(object)
}

/** Redirects an object's references to the first of equal objects. */
function redirect(object: PDFObject, aliases: ReadonlyMap<PDFObject, PDFRef>): void {
  if (object instanceof PDFStream) return redirect(object.dict, aliases)
  if (object instanceof PDFDict)
    for (const [name, value] of object.entries()) {
      const alias = aliases.get(value)
      if (alias) object.set(name, alias)
      else if (!(value instanceof PDFRef)) redirect(value, aliases)
    }
  else if (object instanceof PDFArray)
    for (const [i, value] of object.asArray().entries()) {
      const alias = aliases.get(value)
      if (alias) object.set(i, alias)
      else if (!(value instanceof PDFRef)) redirect(value, aliases)
    }
}

/** Merges byte-equal objects of the file into one. */
export function shareEqual(context: PDFContext): void {
  for (;;) {
    const first = new Map<string, PDFRef>()
    const aliases = new Map<PDFObject, PDFRef>()
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      const sign = signOf(object)
      if (sign === undefined) continue
      const known = first.get(sign)
      if (known) aliases.set(ref, known)
      else first.set(sign, ref)
    }
    // Objects that reference two equal objects may themselves be equal now.
    if (aliases.size === 0) return
    for (const [, object] of context.enumerateIndirectObjects()) redirect(object, aliases)
    for (const ref of aliases.keys()) context.delete(ref as PDFRef)
  }
}
