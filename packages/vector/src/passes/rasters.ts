import { SvgRefusedError } from '../refusal.ts'
import { replaceWith, type SvgElement, listAll } from '../element.ts'

/** A sanitised embedded picture with its safe bytes. */
export interface SafeRaster {
  readonly bytes: Uint8Array
  readonly mime: string
}

/** Decodes and re-encodes a picture like a separate upload. Rejects unreadable ones. */
export type MakeSafe = (bytes: Uint8Array) => Promise<SafeRaster>

const MAX_RASTERS = 100

/** Sanitises each embedded picture, equal ones once, and removes invisible ones. */
export async function writeRasters(root: SvgElement, makeSafe: MakeSafe): Promise<void> {
  const made = new Map<string, string>()
  for (const element of listAll(root)) {
    if (element.name !== 'image' && element.name !== 'feImage') continue
    const href = element.attributes.get('href')?.trim() ?? ''
    if (/^data:/i.test(href)) {
      const known = made.get(href) ?? (await remake(href, makeSafe))
      made.set(href, known)
      if (made.size > MAX_RASTERS) throw new SvgRefusedError('svg-too-complex')
      element.attributes.set('href', known)
    } else if (element.name === 'image') replaceWith(element, [])
  }
}

async function remake(address: string, makeSafe: MakeSafe): Promise<string> {
  const { bytes, mime } = await makeSafe(bytesOf(address))
  return `data:${mime};base64,${toBase64(bytes)}`
}

/** Decodes the bytes of a `data:` address. Throws a {@link SvgRefusedError} if it cannot be read. */
export function bytesOf(address: string): Uint8Array {
  const comma = address.indexOf(',')
  const content = address.slice(comma + 1)
  try {
    if (/;base64$/i.test(address.slice(0, comma).trim())) return fromBase64(decodedText(content).replace(/\s+/g, ''))
    return new TextEncoder().encode(decodedText(content))
  } catch {
    throw new SvgRefusedError('image-unreadable')
  }
}

const decodedText = (text: string): string => (text.includes('%') ? decodeURIComponent(text) : text)
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), character => character.charCodeAt(0))

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let i = 0; i < bytes.length; i += 8190) parts.push(btoa(String.fromCharCode(...bytes.subarray(i, i + 8190))))
  return parts.join('')
}
