import { describe, expect, it } from 'vitest'
import { imageHeader } from './imageHeader.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? Array.from(part, c => c.charCodeAt(0)) : part)))

describe('imageHeader', () => {
  it('reads a PNG and its size before anything is decoded', () => {
    const png = bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    expect(imageHeader(png)).toEqual({ mime: 'image/png', size: { width: 30_000, height: 30_000 } })
  })
  it('walks past the segments of a JPEG to its frame', () => {
    const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 0x01, 0x00, 0x02, 0x80, 3, 0, 0, 0])
    expect(imageHeader(jpeg)).toEqual({ mime: 'image/jpeg', size: { width: 640, height: 256 } })
  })
  it('finds a JPEG’s frame behind more than any of its segments holds', () => {
    const segment = [0xff, 0xe2, 0xff, 0xff, ...Array.from({ length: 0xffff - 2 }, () => 0)]
    const frame = [0xff, 0xc0, 0, 11, 8, 0x75, 0x30, 0x75, 0x30, 3, 0, 0, 0]
    const jpeg = bytes([0xff, 0xd8, ...segment, ...segment, ...frame])
    expect(imageHeader(jpeg)?.size).toEqual({ width: 30_000, height: 30_000 })
  })
  it('reads an extended WebP', () => {
    const webp = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0xff, 0x01, 0, 0x3f, 0, 0])
    expect(imageHeader(webp)).toEqual({ mime: 'image/webp', size: { width: 512, height: 64 } })
  })
  it('knows an SVG behind its prologue', () => {
    expect(imageHeader(bytes('<?xml version="1.0"?>\n<!-- crest -->\n<svg viewBox="0 0 1 1"/>'))?.mime).toBe(
      'image/svg+xml',
    )
  })
  it.each([
    ['comments', '<!---->'.repeat(9000)],
    ['an open comment', '<!--'.repeat(16_000)],
    ['a beginning that never ends', `<!DOCTYPE${' '.repeat(65_000)}`],
  ])('gets to the end of one that is made to keep it busy: %s', (_, text) => {
    expect(imageHeader(bytes(`${text}x`))).toBeNull()
  })
  it.each([['GIF89a'], ['<html><svg></svg></html>'], ['%PDF-1.7'], ['']])('refuses %j', text =>
    expect(imageHeader(bytes(text))).toBeNull(),
  )
})
