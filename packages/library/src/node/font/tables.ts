import { brotliDecompressSync, inflateSync } from 'node:zlib'

/** A font's tables by tag; those that WOFF2 rearranges (glyf, loca, hmtx) are as stored in the file. */
export type FontTables = ReadonlyMap<string, DataView>

/** The maximum unpacked size: no lettering is larger, so a larger file is an attack. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024

/** The tags that WOFF2 identifies by number. */
const KNOWN_TAGS = (
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT,VDMX,vhea,vmtx,' +
  'BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc,bsln,cvar,fdsc,feat,fmtx,fvar,gvar,' +
  'hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill'
).split(',')

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Returns a part of a view. Throws if it exceeds the view: the buffer contains foreign bytes beyond it. */
export function part(view: DataView, offset: number, length: number): DataView {
  if (offset + length > view.byteLength) throw new RangeError('the font is cut short')
  return new DataView(view.buffer, view.byteOffset + offset, length)
}
const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength)

const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map(i => view.getUint8(at + i)))

function readSfnt(file: DataView): FontTables {
  const tables = new Map<string, DataView>()
  const count = file.getUint16(4)
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i
    tables.set(tagAt(file, at), part(file, file.getUint32(at + 8), file.getUint32(at + 12)))
  }
  return tables
}

function readWoff(file: DataView): FontTables {
  const tables = new Map<string, DataView>()
  const count = file.getUint16(12)
  for (let i = 0; i < count; i++) {
    const at = 44 + 20 * i
    const packed = part(file, file.getUint32(at + 4), file.getUint32(at + 8))
    const length = file.getUint32(at + 12)
    if (length > MAX_UNPACKED_BYTES) throw new RangeError('a table is too large')
    const isPacked = packed.byteLength < length
    tables.set(tagAt(file, at), isPacked ? viewOf(inflateSync(bytesOf(packed), { maxOutputLength: length })) : packed)
  }
  return tables
}

/** Reads a number of one to five bytes, seven bits each. */
function readBase128(file: DataView, start: number): readonly [value: number, next: number] {
  let value = 0
  for (let at = start; at < start + 5; at++) {
    const byte = file.getUint8(at)
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, at + 1]
  }
  throw new RangeError('a length does not end')
}

interface Woff2Entry {
  readonly tag: string
  readonly length: number
}

function readWoff2Entry(file: DataView, start: number): readonly [entry: Woff2Entry, next: number] {
  const flags = file.getUint8(start)
  const isNamed = (flags & 0x3f) === 0x3f
  const tag = isNamed ? tagAt(file, start + 1) : KNOWN_TAGS[flags & 0x3f]!
  const version = flags >> 6
  const isRearranged = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
  const [length, next] = readBase128(file, start + (isNamed ? 5 : 1))
  if (!isRearranged) return [{ tag, length }, next]
  const [rearranged, after] = readBase128(file, next)
  return [{ tag, length: rearranged }, after]
}

function readWoff2(file: DataView): FontTables {
  const count = file.getUint16(12)
  const entries: Woff2Entry[] = []
  let at = 48
  for (let i = 0; i < count; i++) {
    const [entry, next] = readWoff2Entry(file, at)
    entries.push(entry)
    at = next
  }
  const packed = bytesOf(part(file, at, file.getUint32(20)))
  const unpacked = viewOf(brotliDecompressSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES }))
  const tables = new Map<string, DataView>()
  let offset = 0
  for (const { tag, length } of entries) {
    tables.set(tag, part(unpacked, offset, length))
    offset += length
  }
  return tables
}

const READERS: Readonly<Record<string, { readonly mime: string; readonly read: (file: DataView) => FontTables }>> = {
  '\u0000\u0001\u0000\u0000': { mime: 'font/ttf', read: readSfnt },
  true: { mime: 'font/ttf', read: readSfnt },
  OTTO: { mime: 'font/otf', read: readSfnt },
  wOFF: { mime: 'font/woff', read: readWoff },
  wOF2: { mime: 'font/woff2', read: readWoff2 },
}

/**
 * Returns the MIME type of the font file that the bytes begin as; undefined for anything else, collections included.
 */
export const fontMimeOf = (bytes: Uint8Array): string | undefined =>
  bytes.length < 12 ? undefined : READERS[tagAt(viewOf(bytes), 0)]?.mime

/**
 * Returns the tables of a TTF, OTF, WOFF or WOFF2 file. Throws for other formats and for truncated or wrongly packed
 * files.
 */
export function readTables(bytes: Uint8Array): FontTables {
  const file = viewOf(bytes)
  const reader = bytes.length < 12 ? undefined : READERS[tagAt(file, 0)]
  if (!reader) throw new TypeError('no font file')
  return reader.read(file)
}
