import { createCanvas } from '@napi-rs/canvas'
import { assetKey, patternsOf } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources } from '@kitwright/artwork/node'
import { createImageLayer, createPatternUse, type DesignDocument } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { kit, sheetsIn } from '../../../testing/kit.ts'
import { freeProfiles, writePdf } from '../../index.ts'
import { findDifference } from '../comparison/findDifference.ts'

const asset = { source: 'file', id: 'flag', widthPx: 900, heightPx: 600 } as const
const plain = kit()
const zone = zoneOf(getGarment('soccer'), plain.options, 'playerName')!
const profiles = await freeProfiles()

/** A picture of one colour. A corner is cut out unless it is `isWhole`. */
async function flag(colour: string, isWhole = false) {
  const canvas = createCanvas(asset.widthPx, asset.heightPx)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, asset.widthPx, asset.heightPx)
  if (!isWhole) context.clearRect(0, 0, 40, 40)
  return new Map([[assetKey(asset), await loadImageBuffer(canvas.toBuffer('image/png'))]])
}

/** Reaches from the back over the seams onto both sleeves. */
const flown = (rotationDeg: number, opacity: number): DesignDocument => ({
  ...plain,
  layers: [
    {
      ...createImageLayer('flag', 'image', asset, zone),
      xMm: 250,
      yMm: 300,
      rotationDeg,
      opacity,
      widthMm: 840,
      heightMm: 560,
    },
  ],
})

const cut = (document: DesignDocument, pieces: readonly string[]) =>
  sheetsIn('L', { document, player: { name: '', number: null } }).filter(({ piece }) => pieces.includes(piece))

async function read(
  document: DesignDocument,
  pieces: readonly string[],
  images: Awaited<ReturnType<typeof flag>>,
  printed = images,
) {
  const sheets = cut(document, pieces)
  const sourcesWith = (of: typeof images) => nodeSources(patternsOf(document), of, 'print')
  const pdf = await writePdf({
    sheets,
    sources: await sourcesWith(printed),
    profiles,
    title: 'KIT 1.1',
    madeAt: new Date(0),
  })
  return findDifference(pdf, { sheets, sources: await sourcesWith(images) })
}

test('a turned picture is read back as ordered, clipped and translucent too', async () => {
  expect(await read(flown(0, 0.5), ['back', 'sleeveR'], await flag('#ffffff'))).toBeNull()
  expect(await read(flown(12, 1), ['back'], await flag('#5a2015'))).toBeNull()
  expect(await read(flown(12, 0.75), ['back'], await flag('#ffffff'))).toBeNull()
  expect(await read(flown(12, 1), ['back'], await flag('#30201a', true))).toBeNull()
})

test('in a slightly paler or darker colour is detected', async () => {
  const ordered = await flag('#5a2015')
  expect(await read(flown(12, 1), ['back'], ordered, await flag('#60261b'))).toMatchObject({ kind: 'colour' })
  expect(await read(flown(12, 1), ['back'], ordered, await flag('#531a10'))).toMatchObject({ kind: 'colour' })
  // PDFium's display of a rotated picture is wrong for one that lies straight.
  expect(await read(flown(0, 1), ['back'], ordered, await flag('#561c11'))).toMatchObject({ kind: 'colour' })
})

test('a pattern that is made of pixels may lie turned, too', async () => {
  const pattern = { ...createPatternUse('carbon', '#ffffff'), rotationDeg: 20, scale: 6 }
  const base = { ...plain.parts['base']!, pattern }
  const woven = { ...plain, layers: [], parts: { ...plain.parts, base } }
  expect(await read(woven, ['front'], new Map())).toBeNull()
})
