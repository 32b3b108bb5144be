import { inflateSync } from 'node:zlib'
import { PDF_LIMITS } from '@kitwright/contract'

/** Why a PDF is refused. */
export type PdfProblem = 'pdf-unreadable' | 'pdf-too-long' | 'pdf-not-plain'
export type PdfCheck = { readonly pages: number } | { readonly problem: PdfProblem }

/** Names of what a document does, or carries beside its pages (ISO 32000-2), and of its encryption. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR|Rendition|Encrypt)(?![A-Za-z0-9])/
const PAGE = /\/Type\s*\/Page(?![A-Za-z0-9])/g
const PAGE_COUNT = /\/Count\s+(\d{1,9})/g
const OBJECT_STREAM = /\/Type\s*\/ObjStm(?![A-Za-z0-9])/
/** The dictionary before a stream, without nesting: object streams have none. */
const STREAM = /<<((?:[^<>]|<(?!<)|>(?!>))*)>>\s*stream\r?\n/g

/** Undoes `#4a` in names, by which `/JavaScript` would hide. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Returns the text of the document's objects: that of the file, and that of its object streams inflated, each within
 * what is left of the limit. Null if there is more, or if one cannot be inflated.
 */
function readObjects(file: Buffer): string | null {
  const text = file.toString('latin1')
  const parts = [text]
  let left: number = PDF_LIMITS.inflatedBytes
  for (const found of text.matchAll(STREAM)) {
    const dictionary = plainNames(found[1]!)
    if (!OBJECT_STREAM.test(dictionary)) continue
    const bytes = file.subarray(found.index + found[0].length)
    const isPacked = dictionary.includes('/FlateDecode') || dictionary.includes('/Fl')
    if (!isPacked) continue
    try {
      const inflated = inflateSync(bytes, { maxOutputLength: left })
      left -= inflated.length
      parts.push(inflated.toString('latin1'))
    } catch {
      return null
    }
    if (left <= 0) return null
  }
  return plainNames(parts.join('\n'))
}

/**
 * Counts the pages of a PDF and refuses what is no plain document: scripts, attachments, forms that send, encryption.
 * It draws nothing, and inflates only what holds the document's objects. Runs in a worker process.
 */
export function checkPdf(file: Buffer): PdfCheck {
  const isPdf = /^%PDF-[12]\.\d/.test(file.subarray(0, 8).toString('latin1'))
  const isWhole = file.subarray(-2048).toString('latin1').includes('%%EOF')
  if (!isPdf || !isWhole) return { problem: 'pdf-unreadable' }
  const objects = readObjects(file)
  if (objects === null) return { problem: 'pdf-unreadable' }
  if (ACTIVE.test(objects)) return { problem: 'pdf-not-plain' }
  const told = Math.max(0, ...[...objects.matchAll(PAGE_COUNT)].map(([, count]) => Number(count)))
  const pages = Math.max(told, [...objects.matchAll(PAGE)].length)
  if (pages === 0) return { problem: 'pdf-unreadable' }
  return pages > PDF_LIMITS.pages ? { problem: 'pdf-too-long' } : { pages }
}
