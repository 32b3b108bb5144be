import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createCanvas, loadImage, type Image, type SKRSContext2D } from '@napi-rs/canvas'
import { PATTERNS, type LibraryPattern } from '@kitwright/library'
import { greyPng } from './greyPng.ts'
import { tileFile } from './drawPatterns.ts'

const COLUMNS = 14
const CELL = { width: 104, height: 128 }
const SIDE = 96
/** What a cell shows of the cloth; a placed pattern is shown on a whole body piece. */
const SHOWN_MM = 220
const PIECE = { width: 560, height: 700 }
const CLOTH = '#cccccc'
const PAPER = '#ffffff'
const INK = '#000000'

function drawCell(pen: SKRSContext2D, tile: Image, { tileMm }: LibraryPattern): void {
  const isPlaced = Math.max(tileMm.width, tileMm.height) > PIECE.height
  const [width, height] = isPlaced ? [SIDE * (PIECE.width / PIECE.height), SIDE] : [SIDE, SIDE]
  const pxPerMm = isPlaced ? SIDE / PIECE.height : SIDE / SHOWN_MM
  pen.fillStyle = CLOTH
  pen.beginPath()
  pen.roundRect((CELL.width - width) / 2, 4, width, height, 4)
  pen.fill()
  pen.clip()
  pen.translate(CELL.width / 2, 4 + height / 2)
  const [w, h] = [tileMm.width * pxPerMm, tileMm.height * pxPerMm]
  const reach = (side: number): number => Math.ceil(SIDE / side) + 1
  for (let i = -reach(w); i <= reach(w); i++)
    for (let j = -reach(h); j <= reach(h); j++) pen.drawImage(tile, (i - 0.5) * w, (j - 0.5) * h, w, h)
}

/** Every packaged pattern on cloth with its English name, as one PNG. */
export async function writePatternSheet(file: string): Promise<void> {
  const canvas = createCanvas(COLUMNS * CELL.width, Math.ceil(PATTERNS.length / COLUMNS) * CELL.height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, canvas.width, canvas.height)
  for (const [i, pattern] of PATTERNS.entries()) {
    const tile = await loadImage(await readFile(tileFile(pattern)))
    pen.save()
    pen.translate((i % COLUMNS) * CELL.width, Math.floor(i / COLUMNS) * CELL.height)
    pen.save()
    drawCell(pen, tile, pattern)
    pen.restore()
    pen.fillStyle = INK
    pen.font = '11px DejaVu Sans, sans-serif'
    pen.textAlign = 'center'
    pen.fillText(pattern.name.en, CELL.width / 2, 117, CELL.width - 4)
    pen.restore()
  }
  await mkdir(dirname(file), { recursive: true })
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
  await writeFile(file, greyPng(data, canvas.width, canvas.height))
}
