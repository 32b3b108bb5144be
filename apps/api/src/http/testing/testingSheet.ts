import { designInKit, type KitRole } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import sharp from 'sharp'
import { documentToKeep, type GetPicture, type PictureRequest, readStored } from '../../designs/index.ts'

const WIDTH = 1980
const GAP = 10

/** Trims the transparent border of a picture, so that the garment fills its tile. */
async function tile(bytes: Uint8Array, box: { width: number; height: number }): Promise<Buffer> {
  const trimmed = await sharp(bytes).trim({ background: '#00000000', threshold: 60 }).toBuffer()
  return sharp(trimmed)
    .resize({ ...box, fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer()
}

interface Row {
  readonly pictures: readonly Uint8Array[]
  readonly heightPx: number
  /** The number of tiles that fit in a row. A partial row keeps its tiles' size. */
  readonly room?: number
}

/** Composes rows of pictures on white. */
async function layOut(rows: readonly Row[]): Promise<Buffer> {
  let top = GAP
  const tiles: { input: Buffer; left: number; top: number }[] = []
  for (const { pictures, heightPx, room = pictures.length } of rows) {
    const step = (WIDTH - GAP) / room
    const box = { width: Math.floor(step) - GAP, height: heightPx }
    for (const [at, bytes] of pictures.entries())
      tiles.push({ input: await tile(bytes, box), left: Math.round(GAP + at * step), top })
    top += heightPx + GAP * 2
  }
  const ground = { width: WIDTH, height: top, channels: 3 as const, background: '#ffffff' }
  return sharp({ create: ground }).composite(tiles).webp({ quality: 82 }).toBuffer()
}

const typeOf = ({ document }: PictureRequest): string => getGarment(readStored(document).garment).productType

/** Composes a shop's templates, a row for each garment, and its plain garments below. */
export async function sheetOfTemplates(
  { products, templates }: Record<'products' | 'templates', readonly PictureRequest[]>,
  getPicture: GetPicture,
): Promise<Buffer> {
  const bytesOf = async (all: readonly PictureRequest[]) =>
    Promise.all(all.map(async picture => (await getPicture(picture)).bytes))
  const byType = Map.groupBy(templates, typeOf)
  const rows = [...byType.values()].map(async own => ({ pictures: await bytesOf(own), heightPx: 128 }))
  const plain = { pictures: await bytesOf(products), heightPx: 110, room: 18 }
  return layOut([...(await Promise.all(rows)), plain])
}

const inKit = (picture: PictureRequest, role: KitRole): PictureRequest => {
  const document = designInKit(readStored(picture.document), role)
  return { ...picture, document, documentHash: documentToKeep(document).hash }
}

/** Composes some templates in the home, away and goalkeeper kits, three side by side. */
export async function sheetOfKits(templates: readonly PictureRequest[], getPicture: GetPicture): Promise<Buffer> {
  const three = templates.map(home => [home, inKit(home, 'away'), inKit(home, 'goalkeeper')])
  const perRow = 4
  const rows = Array.from({ length: Math.ceil(three.length / perRow) }, async (_, row) => {
    const shown = three.slice(row * perRow, (row + 1) * perRow).flat()
    const pictures = await Promise.all(shown.map(async picture => (await getPicture(picture)).bytes))
    return { pictures, heightPx: 240 }
  })
  return layOut(await Promise.all(rows))
}
