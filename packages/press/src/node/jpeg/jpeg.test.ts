import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { assetKey, patternsOf } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources } from '@kitwright/artwork/node'
import { createImageLayer, type DesignDocument } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kit, sheetsIn } from '../../testing/kit.ts'
import { printerProfile } from '../../testing/profile.ts'
import { findDifference, freeProfiles, profilesFor, writePdf } from '../index.ts'
import { readPlainJpeg } from './readJpeg.ts'

const [WIDTH, HEIGHT] = [640, 480]
const asset = { source: 'file', id: 'photo', widthPx: WIDTH, heightPx: HEIGHT } as const
const profiles = await freeProfiles()

/** A photograph: large soft areas, and a grain that packs badly. */
function photograph() {
  const pixels = new Uint8Array(3 * WIDTH * HEIGHT)
  for (let i = 0; i < pixels.length; i++) {
    const [x, y] = [Math.floor(i / 3) % WIDTH, Math.floor(i / 3 / WIDTH)]
    pixels[i] = 90 + 60 * Math.sin(x / 90 + (i % 3)) + 50 * Math.cos(y / 70) + ((x * 7919 + y * 104729 + i) % 7)
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
}

function worn(opacity: number): DesignDocument {
  const plain = kit()
  const zone = zoneOf(getGarment('soccer'), plain.options, 'logo')!
  const place = (id: string, piece: string, widthMm: number) => ({
    ...createImageLayer(id, 'logo', asset, zone),
    piece,
    xMm: 0,
    yMm: 300,
    widthMm,
    heightMm: (widthMm * HEIGHT) / WIDTH,
    opacity,
  })
  return { ...plain, layers: [place('chest', 'front', 200), place('behind', 'back', 260), ...plain.layers] }
}

async function printed(bytes: Buffer, { opacity = 1, isInked = false } = {}) {
  const document = worn(opacity)
  const picture = await loadImageBuffer(bytes)
  const sheets = sheetsIn('M', { document }).filter(({ piece }) => ['front', 'back'].includes(piece))
  const sources = await nodeSources(patternsOf(document), new Map([[assetKey(asset), picture]]), 'print')
  const own = await profilesFor({ bytes: printerProfile({ black: 0 }), name: 'Test' })
  const inked = isInked ? { profiles: own, inks: { isBlackScaled: true } } : { profiles }
  const encoded = new Map([[picture, new Uint8Array(bytes)]])
  const pdf = await writePdf({ sheets, sources, encoded, ...inked, title: 'KIT 1.1', madeAt: new Date(0) })
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  const streams = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isLarge = object instanceof PDFRawStream && String(object.dict.get(PDFName.of('Width'))) === String(WIDTH)
    return isLarge ? [object] : []
  })
  return { pdf, sheets, sources, streams }
}

test('a JPEG is embedded once, byte for byte, and read back correctly', async () => {
  for (const progressive of [false, true]) {
    const jpeg = await photograph().jpeg({ quality: 92, progressive }).toBuffer()
    const { pdf, streams, ...made } = await printed(jpeg)
    expect(streams.map(({ contents }) => Buffer.compare(contents, jpeg))).toEqual([0])
    expect(await findDifference(pdf, made)).toBeNull()
  }
})

test('a see-through JPEG keeps its bytes and its opacity', async () => {
  const jpeg = await photograph().jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
  const { pdf, streams, ...made } = await printed(jpeg, { opacity: 0.5 })
  expect(streams.map(({ contents }) => contents.length)).toEqual([jpeg.length])
  expect(await findDifference(pdf, made)).toBeNull()
})

test('a file in inks has the pixels of a JPEG in those inks', async () => {
  const { streams } = await printed(await photograph().jpeg().toBuffer(), { isInked: true })
  expect(streams.map(({ dict }) => String(dict.get(PDFName.of('ColorSpace'))))).toEqual(['/DeviceCMYK'])
})

test('a JPEG is decoded where its plain samples are not what it shows', async () => {
  const plain = await photograph().jpeg().toBuffer()
  expect(readPlainJpeg(plain)).toEqual({ widthPx: WIDTH, heightPx: HEIGHT })
  const others = {
    turned: await photograph().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'with a profile': await photograph().withIccProfile('p3').jpeg().toBuffer(),
    grey: await photograph().toColourspace('b-w').jpeg().toBuffer(),
    'in inks': await photograph().toColourspace('cmyk').jpeg().toBuffer(),
    cut: plain.subarray(0, 100),
    PNG: await photograph().png().toBuffer(),
  }
  for (const [name, bytes] of Object.entries(others)) expect(readPlainJpeg(bytes), name).toBeNull()
})
