/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, table B.1. */
const [SOI, EOI, SOS, FILL] = [0xd8, 0xd9, 0xda, 0xff]
/** Baseline, extended and progressive frames with Huffman codes, which browsers draw. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
/** Quantisation tables, Huffman tables and the restart interval. */
const TABLES = new Set([0xdb, 0xc4, 0xdd])
/** A hostile file may have thousands of scans, each over the whole picture. */
const MOST_SCANS = 40

/** Tells whether a segment defines how colours are read; all other segments that programs add are removed. */
const isOfColours = (segment: Buffer): boolean =>
  (segment[1] === 0xe0 && segment.length === 18 && segment.toString('latin1', 4, 8) === 'JFIF') ||
  (segment[1] === 0xee && segment.length === 16 && segment.toString('latin1', 4, 9) === 'Adobe')

/** Three components of eight bits each. */
const isPlainFrame = (segment: Buffer): boolean => segment[4] === 8 && segment[9] === 3

/** Returns where the coded pixels that begin at `at` end: at the next marker that is not a restart. */
function endOfScan(bytes: Buffer, at: number): number {
  for (let mark = bytes.indexOf(FILL, at); mark !== -1; mark = bytes.indexOf(FILL, mark + 1)) {
    const next = bytes[mark + 1] ?? 0
    if (next !== 0 && next !== FILL && !(next >= 0xd0 && next <= 0xd7)) return mark
  }
  return bytes.length
}

type MarkerVerdict = 'yes' | 'no' | 'unknown'

function judge(segment: Buffer): MarkerVerdict {
  const marker = segment[1]!
  if (TABLES.has(marker) || marker === SOS) return 'yes'
  if (FRAMES.has(marker)) return isPlainFrame(segment) ? 'yes' : 'unknown'
  if (marker === 0xfe) return 'no'
  if (marker >= 0xe0 && marker <= 0xef) return isOfColours(segment) ? 'yes' : 'no'
  return 'unknown'
}

/**
 * Returns a JPEG with its coded pixels and only what is needed to draw them: no metadata, nothing after its end. Null
 * for a kind that browsers do not draw, or a file with unknown parts.
 */
export function bareJpeg(content: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const kept: Buffer[] = [Buffer.from([FILL, SOI])]
  let scans = 0
  let at = 2
  for (;;) {
    while (bytes[at] === FILL && bytes[at + 1] === FILL) at += 1
    if (bytes[at] !== FILL || at + 4 > bytes.length + 2) return null
    if (bytes[at + 1] === EOI) return scans > 0 ? Buffer.concat([...kept, Buffer.from([FILL, EOI])]) : null
    if (at + 4 > bytes.length) return null
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const segment = bytes.subarray(at, end)
    const verdict = judge(segment)
    if (end > bytes.length || verdict === 'unknown') return null
    if (verdict === 'yes') kept.push(segment)
    at = end
    if (segment[1] !== SOS) continue
    at = endOfScan(bytes, end)
    scans += 1
    if (scans > MOST_SCANS) return null
    kept.push(bytes.subarray(end, at))
  }
}
