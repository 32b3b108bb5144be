import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createCanvas, loadImage, type Image, type SKRSContext2D } from '@napi-rs/canvas'
import { inkTile, patternFileName, PATTERNS, wideTileOf, wideTile, type LibraryPattern } from '@kitwright/library'
import { loadNames } from '@kitwright/words'
import { PATTERNS_FOLDER } from '@kitwright/library/node'
import { shape, type XY } from './drawingTools/shapes.ts'

const COLUMNS = 22
const CELL = { width: 92, height: 100 }
const SIDE = 84
/** Size of the square of cloth that shows a repeating pattern. */
const SHOWN_MM = 240
/** Outline of a jersey ironed flat, from its middle. */
const JERSEY: readonly XY[] = [
  [-255, 350],
  [-245, -113],
  [-333, -71],
  [-420, -190],
  [-220, -319],
  [-88, -350],
  [-53, -284],
  [0, -260],
  [53, -284],
  [88, -350],
  [220, -319],
  [420, -190],
  [333, -71],
  [245, -113],
  [255, 350],
]
const JERSEY_MM = 850
const QUALITY = 62

/** Copy of the tile in the ink's colour. */
function tinted(tile: Image, ink: string) {
  const canvas = createCanvas(tile.width, tile.height)
  const pen = canvas.getContext('2d')
  pen.drawImage(tile, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = ink
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

/** Tiles the cell, with one tile in its middle. */
function cover(pen: SKRSContext2D, tile: ReturnType<typeof tinted>, [w, h]: XY, reachMm: number): void {
  const across = Math.ceil(reachMm / 2 / w + 0.5)
  const down = Math.ceil(reachMm / 2 / h + 0.5)
  for (let i = -across; i <= across; i++)
    for (let j = -down; j <= down; j++) pen.drawImage(tile, (i - 0.5) * w, (j - 0.5) * h, w, h)
}

/** Draws a pattern in its first colouring: on a square of cloth, or on a jersey if it does not repeat. */
async function drawCell(pen: SKRSContext2D, pattern: LibraryPattern): Promise<void> {
  const wide = wideTileOf(pattern)
  const [{ ground, inks }] = pattern.colourings
  const shown = wide ?? pattern
  const { tileMm } = shown
  const mm = wide ? JERSEY_MM : SHOWN_MM
  pen.save()
  pen.translate(CELL.width / 2, 4 + SIDE / 2)
  pen.scale(SIDE / mm, SIDE / mm)
  pen.fillStyle = ground
  const square: XY[] = [
    [-mm / 2, -mm / 2],
    [mm / 2, -mm / 2],
    [mm / 2, mm / 2],
    [-mm / 2, mm / 2],
  ]
  shape(pen, wide ? JERSEY : square)
  pen.clip()
  for (const [i, ink] of inks.entries()) {
    const id = wide ? wideTile(inkTile(pattern.id, i)) : inkTile(pattern.id, i)
    const tile = await loadImage(await readFile(PATTERNS_FOLDER + patternFileName({ ...shown, id })))
    cover(pen, tinted(tile, ink), [tileMm.width, tileMm.height], mm)
  }
  pen.restore()
}

/** Writes every offered pattern, with its English name, as one picture. */
export async function writePatternSheet(file: string): Promise<void> {
  const canvas = createCanvas(COLUMNS * CELL.width, Math.ceil(PATTERNS.length / COLUMNS) * CELL.height)
  const names = await loadNames('patterns')
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#e9ebee'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  for (const [i, pattern] of PATTERNS.entries()) {
    pen.save()
    pen.translate((i % COLUMNS) * CELL.width, Math.floor(i / COLUMNS) * CELL.height)
    await drawCell(pen, pattern)
    pen.fillStyle = '#10151f'
    pen.font = '9px DejaVu Sans, sans-serif'
    pen.textAlign = 'center'
    pen.fillText(names[pattern.id as keyof typeof names].en, CELL.width / 2, CELL.height - 3, CELL.width - 4)
    pen.restore()
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, canvas.toBuffer('image/webp', QUALITY))
}
