import { inflateSync } from 'node:zlib'

const [BEGINS, ENDS] = [/\bstream\r?\n/g, 'endstream']

function unpack(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes)
  } catch {
    return bytes
  }
}

/**
 * Returns a file's content as text with all streams decompressed, pictures and profiles too. The code knows nothing of
 * PDF.
 */
export function rawText(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  const found: string[] = [text.replaceAll(/\bstream\r?\n[\s\S]*?endstream/g, '')]
  for (const begin of text.matchAll(BEGINS)) {
    const from = begin.index + begin[0].length
    found.push(unpack(bytes.subarray(from, text.indexOf(ENDS, from))).toString('latin1'))
  }
  return found
}

/** Lists the uses of RGB in a file. */
export const rgbIn = (pdf: Uint8Array): string[] =>
  rawText(pdf).flatMap(
    text => text.match(/\/DeviceRGB|\/DefaultRGB|\/CalRGB|\/N 3\s|(?<=[\d.] )(?:rg|RG)(?=\s)/g) ?? [],
  )
