import { mkdir, writeFile } from 'node:fs/promises'
import { EXPRESSIONS, PLAYERS, type ExpressionId } from '@kitwright/library/players'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { openHeadPage, type HeadPage } from './headPage.ts'
import type { HeadShot, Shirt } from './viewer.ts'

const PICTURES = new URL('../../../../../packages/library/assets/players/pictures/', import.meta.url).pathname
const SHEETS = new URL('../../../../../docs/pictures/', import.meta.url).pathname

/** The picker's picture: head and shoulders in a plain shirt. */
const PORTRAIT: Omit<HeadShot, 'player' | 'yaw'> = {
  widthPx: 384,
  heightPx: 384,
  pitch: 3,
  heightM: 0.3,
  middleM: 0.177,
  gaze: 0.8,
  ground: 'transparent',
}
const PORTRAIT_PX = 192

/** How a portrait is taken: degrees of the camera to the person's left and above, lean of the head, and the shirt. */
const SITTINGS: readonly (readonly [yaw: number, pitch: number, tilt: number, shirt: Shirt])[] = [
  [-22, 3, 3, { colour: '#1d4f91', collar: '#f2f2f0', neck: 'round' }],
  [14, 1, -4, { colour: '#c8202f', collar: '#c8202f', neck: 'v' }],
  [-32, 2, 0, { colour: '#f0f1f2', collar: '#14324f', neck: 'round' }],
  [20, 5, -3, { colour: '#f1c232', collar: '#1b1b1b', neck: 'v' }],
  [-10, 0, 2, { colour: '#0f6b4a', collar: '#0f6b4a', neck: 'round' }],
  [-27, 4, 5, { colour: '#5d2a86', collar: '#e9e4f2', neck: 'v' }],
  [30, 0, 0, { colour: '#e8e9ea', collar: '#b3202a', neck: 'v' }],
  [-16, 3, 6, { colour: '#e77a1c', collar: '#ffffff', neck: 'round' }],
  [24, 2, -2, { colour: '#22262d', collar: '#c9a24b', neck: 'round' }],
  [-12, 5, 5, { colour: '#1f8fc4', collar: '#0d3b5c', neck: 'v' }],
  [12, 2, 3, { colour: '#ffffff', collar: '#1d4f91', neck: 'v' }],
  [-25, 1, 2, { colour: '#7b1230', collar: '#8fc1e3', neck: 'round' }],
  [-18, 5, -3, { colour: '#b8202f', collar: '#1a1a1e', neck: 'round' }],
  [17, 3, -5, { colour: '#0e7c86', collar: '#e8f4f4', neck: 'round' }],
  [-30, 1, 3, { colour: '#2e6b2f', collar: '#f3d34a', neck: 'v' }],
  [26, 3, -4, { colour: '#f2c9d4', collar: '#7b1230', neck: 'v' }],
  [-20, 0, 0, { colour: '#12305c', collar: '#d3222c', neck: 'v' }],
  [-8, 4, -6, { colour: '#f4f4f2', collar: '#0f6b4a', neck: 'round' }],
  [22, 1, 2, { colour: '#c9a227', collar: '#3a1d6e', neck: 'round' }],
  [-24, 2, 4, { colour: '#3f4a57', collar: '#8fd0c0', neck: 'v' }],
]

/** Returns the portrait of a player by the place in the picker. */
export function shotOf(index: number): HeadShot {
  const [yaw, pitch, tilt, shirt] = SITTINGS[index % SITTINGS.length]!
  return { ...PORTRAIT, player: PLAYERS[index]!.id, yaw, pitch, tilt, shirt }
}

/** Draws each player's picture for the picker. Returns them at full size. */
async function drawPictures(page: HeadPage): Promise<Buffer[]> {
  await mkdir(PICTURES, { recursive: true })
  const pictures: Buffer[] = []
  for (const [index, { id }] of PLAYERS.entries()) {
    const png = await page.shoot(shotOf(index))
    pictures.push(png)
    const webp = await sharp(png).resize(PORTRAIT_PX).webp({ quality: 82, alphaQuality: 90 }).toBuffer()
    await writeFile(`${PICTURES}/${id}.webp`, webp)
  }
  return pictures
}

interface SheetSize {
  readonly columns: number
  readonly cellPx: number
}

interface Sheet extends SheetSize {
  readonly file: string
  readonly cells: readonly HeadShot[]
}

const GROUND = '#dfe2e7'
const PLAIN: Shirt = { colour: '#33455f', collar: '#33455f', neck: 'round' }
const EXPRESSION_IDS = Object.keys(EXPRESSIONS) as ExpressionId[]

const sheets: readonly Sheet[] = [
  {
    file: 'players-160.jpg',
    cells: PLAYERS.map((_, i) => ({ ...shotOf(i), yaw: 0, tilt: 0 })),
    columns: 10,
    cellPx: 160,
  },
  {
    file: 'players-expressions.jpg',
    cells: ['river', 'willow', 'comet'].flatMap(player =>
      EXPRESSION_IDS.map(expression => ({ ...PORTRAIT, shirt: PLAIN, player, expression, yaw: -14, tilt: 3 })),
    ),
    columns: EXPRESSION_IDS.length,
    cellPx: 256,
  },
]

/** Writes pictures as a contact sheet without names. */
async function writeSheet(file: string, pictures: readonly Buffer[], { columns, cellPx }: SheetSize): Promise<void> {
  const canvas = createCanvas(columns * cellPx, Math.ceil(pictures.length / columns) * cellPx)
  const pen = canvas.getContext('2d')
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, canvas.width, canvas.height)
  for (const [i, png] of pictures.entries())
    pen.drawImage(await loadImage(png), (i % columns) * cellPx, Math.floor(i / columns) * cellPx, cellPx, cellPx)
  await writeFile(`${SHEETS}/${file}`, await canvas.encode('jpeg', 86))
}

async function drawSheet(page: HeadPage, { file, cells, ...size }: Sheet): Promise<void> {
  const pictures: Buffer[] = []
  for (const cell of cells)
    pictures.push(await page.shoot({ ...cell, widthPx: 2 * size.cellPx, heightPx: 2 * size.cellPx }))
  await writeSheet(file, pictures, size)
}

/** Draws the players' pictures and the contact sheets of docs/players.md. */
export async function presentHeads(tell: (line: string) => void): Promise<void> {
  const page = await openHeadPage(tell)
  try {
    await writeSheet('players.jpg', await drawPictures(page), { columns: 5, cellPx: 256 })
    for (const sheet of sheets) await drawSheet(page, sheet)
  } finally {
    await page.close()
  }
}
