import { createHash } from 'node:crypto'
import type { Drawable } from '@kitwright/artwork'
import {
  PDFDict,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
  type PDFRawStream,
} from '@cantoo/pdf-lib'
import { createPlaceholder, placeholderName } from './placeholder.ts'

/** The file that an XObject is written into. */
export interface TargetFile {
  readonly context: PDFContext
  /** The file's RGB colour space. */
  readonly rgb: PDFObject
  /** Returns the object of this key. The first call writes it. */
  share(key: string, write: () => PDFObject): PDFRef
}

/** Writes an XObject that fills the unit square, as a picture does. */
export type WriteXObject = (file: TargetFile) => PDFRawStream

/**
 * XObjects that Skia cannot write. Skia draws a placeholder of a few pixels, which the finished file replaces by the
 * XObject. Equal keys share one object of the file, on all its pages.
 */
export interface Substitutes {
  /** Returns the placeholder to draw. `key` identifies everything the XObject is made of. */
  add(key: string, write: WriteXObject): Drawable
  /** Replaces the placeholders of a finished file. */
  fillIn(context: PDFContext, rgb: PDFObject): void
}

interface Substitute {
  readonly placeholder: Drawable
  readonly write: WriteXObject
}

function openFile(context: PDFContext, rgb: PDFObject): TargetFile {
  const written = new Map<string, PDFRef>()
  return {
    context,
    rgb,
    share(key, write) {
      const known = written.get(key)
      if (known) return known
      const ref = context.register(write())
      written.set(key, ref)
      return ref
    },
  }
}

/** Lets every XObject resource that names one of `aliases` name its value instead. */
function redirect(context: PDFContext, aliases: ReadonlyMap<PDFRef, PDFRef>): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object
    const resources = dict instanceof PDFDict ? context.lookup(dict.get(PDFName.of('Resources'))) : undefined
    const named = resources instanceof PDFDict ? context.lookup(resources.get(PDFName.of('XObject'))) : undefined
    if (!(named instanceof PDFDict)) continue
    for (const [name, value] of named.entries()) {
      const alias = value instanceof PDFRef ? aliases.get(value) : undefined
      if (alias) named.set(name, alias)
    }
  }
}

export function createSubstitutes(): Substitutes {
  const substitutes = new Map<string, Substitute>()
  return {
    add(key, write) {
      const name = createHash('sha256').update(key).digest()
      const hex = name.toString('hex')
      const substitute = substitutes.get(hex) ?? { placeholder: createPlaceholder(name), write }
      substitutes.set(hex, substitute)
      return substitute.placeholder
    },
    fillIn(context, rgb) {
      const file = openFile(context, rgb)
      const filled = new Map<string, PDFRef>()
      const aliases = new Map<PDFRef, PDFRef>()
      for (const [ref, object] of context.enumerateIndirectObjects()) {
        const name = placeholderName(object)
        const substitute = name === undefined ? undefined : substitutes.get(name)
        if (name === undefined || !substitute) continue
        const first = filled.get(name)
        if (first) {
          aliases.set(ref, first)
          context.delete(ref)
        } else {
          filled.set(name, ref)
          context.assign(ref, substitute.write(file))
        }
      }
      if (aliases.size > 0) redirect(context, aliases)
    },
  }
}
