export type ImageMime = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml'
export interface ImageHeader {
  readonly mime: ImageMime
  /** Size in pixels from the file's header; null if only decoding can determine it. */
  readonly size: { readonly width: number; readonly height: number } | null
}

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, i) => bytes[i] === byte)

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function pngSize(bytes: Uint8Array): ImageHeader['size'] {
  if (bytes.length < 24 || ascii(bytes, 12, 4) !== 'IHDR') return null
  return { width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) }
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSize(bytes: Uint8Array): ImageHeader['size'] {
  const data = view(bytes)
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    if (isFrame(marker)) return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + data.getUint16(at + 2)
  }
  return null
}

function webpSize(bytes: Uint8Array): ImageHeader['size'] {
  if (bytes.length < 30) return null
  const data = view(bytes)
  const three = (at: number): number => data.getUint16(at, true) + (bytes[at + 2]! << 16)
  switch (ascii(bytes, 12, 4)) {
    case 'VP8X':
      return { width: three(24) + 1, height: three(27) + 1 }
    case 'VP8L': {
      const bits = data.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff }
    default:
      return null
  }
}

// Each part can match in one way only, so that a hostile file cannot cause backtracking.
const SVG = /^(?:\s|<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>]/i

/** Bytes within which an SVG's root element must begin. */
const PROLOGUE_BYTES = 65_536

/**
 * Detects a file's type from its first bytes (cameras put whole pictures before the size). Returns null for anything
 * that is not a supported picture.
 */
export function imageHeader(bytes: Uint8Array): ImageHeader | null {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
    return { mime: 'image/png', size: pngSize(bytes) }
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return { mime: 'image/jpeg', size: jpegSize(bytes) }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP')
    return { mime: 'image/webp', size: webpSize(bytes) }
  const text = new TextDecoder().decode(bytes.subarray(0, PROLOGUE_BYTES)).replace(/^\ufeff/, '')
  return SVG.test(text) ? { mime: 'image/svg+xml', size: null } : null
}
