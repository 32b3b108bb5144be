import { mkdir, writeFile } from 'node:fs/promises'
import { EXPRESSIONS, PLAYERS, type ExpressionId } from '@kitwright/library/players'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { openHeadPage, type HeadPage } from './headPage.ts'
import type { HeadShot } from './viewer.ts'

const PICTURES = new URL('../../../../../packages/library/assets/players/pictures/', import.meta.url).pathname
const SHEETS = new URL('../../../../../docs/pictures/', import.meta.url).pathname

/** The picker's picture: head and shoulders in a plain shirt. */
const PORTRAIT: Omit<HeadShot, 'player' | 'yaw'> = {
  widthPx: 384,
  heightPx: 384,
  pitch: 3,
  heightM: 0.327,
  middleM: 0.171,
  gaze: 0.75,
  shirt: '#33455f',
  ground: 'transparent',
}
const PORTRAIT_PX = 192
const TURN_DEG = 18
const TILT_DEG = 3
const turnOf = (index: number): number => (index % 2 === 0 ? TURN_DEG : -TURN_DEG)
/** The head leans towards the shoulder that is farther away. */
const tiltOf = (yaw: number): number => -TILT_DEG * Math.sign(yaw)

/** Draws each player's picture for the picker. */
async function drawPictures(page: HeadPage): Promise<void> {
  await mkdir(PICTURES, { recursive: true })
  for (const [index, { id }] of PLAYERS.entries()) {
    const png = await page.shoot({ ...PORTRAIT, player: id, yaw: turnOf(index), tilt: tiltOf(turnOf(index)) })
    const webp = await sharp(png).resize(PORTRAIT_PX).webp({ quality: 82, alphaQuality: 90 }).toBuffer()
    await writeFile(`${PICTURES}/${id}.webp`, webp)
  }
}

interface Cell {
  readonly player: string
  readonly yaw: number
  readonly expression?: ExpressionId
}

interface Sheet {
  readonly file: string
  readonly cells: readonly Cell[]
  readonly columns: number
  readonly cellPx: number
}

const GROUND = '#dfe2e7'
const EXPRESSION_IDS = Object.keys(EXPRESSIONS) as ExpressionId[]

const sheets: readonly Sheet[] = [
  { file: 'players.jpg', cells: PLAYERS.map(({ id }, i) => ({ player: id, yaw: turnOf(i) })), columns: 5, cellPx: 256 },
  { file: 'players-160.jpg', cells: PLAYERS.map(({ id }) => ({ player: id, yaw: 0 })), columns: 10, cellPx: 160 },
  {
    file: 'players-expressions.jpg',
    cells: ['river', 'willow', 'comet'].flatMap(player =>
      EXPRESSION_IDS.map(expression => ({ player, expression, yaw: -14 })),
    ),
    columns: EXPRESSION_IDS.length,
    cellPx: 256,
  },
]

/** Draws a contact sheet without names. */
async function drawSheet(page: HeadPage, { file, cells, columns, cellPx }: Sheet): Promise<void> {
  const canvas = createCanvas(columns * cellPx, Math.ceil(cells.length / columns) * cellPx)
  const pen = canvas.getContext('2d')
  const size = { widthPx: 2 * cellPx, heightPx: 2 * cellPx }
  for (const [i, cell] of cells.entries()) {
    const png = await page.shoot({ ...PORTRAIT, ...size, ground: GROUND, tilt: tiltOf(cell.yaw), ...cell })
    pen.drawImage(await loadImage(png), (i % columns) * cellPx, Math.floor(i / columns) * cellPx, cellPx, cellPx)
  }
  await writeFile(`${SHEETS}/${file}`, await canvas.encode('jpeg', 86))
}

/** Draws the players' pictures and the contact sheets of docs/players.md. */
export async function presentHeads(tell: (line: string) => void): Promise<void> {
  const page = await openHeadPage(tell)
  try {
    await drawPictures(page)
    for (const sheet of sheets) await drawSheet(page, sheet)
  } finally {
    await page.close()
  }
}
