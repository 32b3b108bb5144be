import { loadFonts } from '@kitwright/library/browser'
import type { PictureSize } from '@kitwright/scene/team'
import { fillDown } from '../scenes/pens.ts'
import { drawText, fontOf, type TextKind } from './drawText.ts'
import type { FormatId } from './formats.ts'

/** The texts that a captain types. */
export interface TeamTexts {
  readonly team: string
  readonly line: string
  readonly opponents: string
  readonly date: string
  readonly place: string
}
export type TextField = keyof TeamTexts

/** A player in the list below a poster. */
export interface ListedPlayer {
  readonly number: number | null
  readonly name: string
}

export interface Lettering {
  readonly format: FormatId
  readonly size: PictureSize
  readonly texts: TeamTexts
  readonly players: readonly ListedPlayer[]
  /** "Match day" in both languages, and "versus". */
  readonly words: { readonly matchDay: string; readonly versus: string }
  /** The club's colours, the main one first. */
  readonly colours: readonly string[]
}

const WHITE = '#ffffff'
const SOFT = '#e6e9f0'

interface Style {
  readonly kind: TextKind
  readonly sizePx: number
  readonly colour: string
  /** The field that a captain typed; absent for words of the shop. */
  readonly field?: TextField
  readonly lines?: number
}

/** Draws texts one below the other and collects the fields whose end did not fit. */
class Column {
  readonly cut: TextField[] = []
  readonly pen: CanvasRenderingContext2D
  readonly widthPx: number
  y: number

  constructor(pen: CanvasRenderingContext2D, widthPx: number, y: number) {
    this.pen = pen
    this.widthPx = widthPx
    this.y = y
  }

  write(text: string, { field, ...style }: Style): void {
    const margin = this.widthPx * 0.06
    const column = { x: margin, y: this.y, widthPx: this.widthPx - 2 * margin, align: 'center' } as const
    const drawn = drawText(this.pen, { text, ...style }, column)
    if (drawn.isCut && field) this.cut.push(field)
    this.y = drawn.y
  }
}

/** A bar in the club's colours. */
function paintBar(
  pen: CanvasRenderingContext2D,
  { widthPx }: PictureSize,
  y: number,
  colours: readonly string[],
): void {
  const [main = '#1d4ed8', second = WHITE] = colours
  const [width, height] = [widthPx * 0.16, widthPx * 0.006]
  pen.fillStyle = main
  pen.fillRect(widthPx / 2 - width, y, width, height)
  pen.fillStyle = second
  pen.fillRect(widthPx / 2, y, width, height)
}

/** The list's text: two or more columns from the left, each player's number before the name. */
function paintList(pen: CanvasRenderingContext2D, { size, players }: Lettering, top: number): void {
  const columns = players.length > 24 ? 5 : players.length > 12 ? 4 : players.length > 6 ? 3 : 2
  const rows = Math.ceil(players.length / columns)
  const margin = size.widthPx * 0.07
  const width = (size.widthPx - 2 * margin) / columns
  const height = Math.min(size.heightPx * 0.034, (size.heightPx * 0.965 - top) / Math.max(1, rows))
  for (const [i, { number, name }] of players.entries()) {
    const x = margin + (i % columns) * width
    const y = top + Math.floor(i / columns) * height
    const numberWidth = height * 1.1
    // One baseline for both scripts.
    const shared = { sizePx: height * 0.62, lines: 1, leading: 1.14 }
    if (number !== null)
      drawText(
        pen,
        { ...shared, text: String(number), kind: 'heading', colour: WHITE },
        { x, y, widthPx: numberWidth, align: 'right' },
      )
    const at = { x: x + numberWidth * 1.3, y, widthPx: width - numberWidth * 1.5, align: 'left' as const }
    drawText(pen, { ...shared, text: name, kind: 'text', colour: SOFT }, at)
  }
}

/** Darkens the picture where letters stand. */
function paintGround(
  pen: CanvasRenderingContext2D,
  { widthPx, heightPx }: PictureSize,
  above: number,
  below: number,
): void {
  fillDown(pen, { y: 0, widthPx, heightPx: heightPx * above }, [
    [0, 'rgb(8 10 20 / 0.82)'],
    [0.6, 'rgb(8 10 20 / 0.5)'],
    [1, 'rgb(8 10 20 / 0)'],
  ])
  if (below > 0)
    fillDown(pen, { y: heightPx * (1 - below), widthPx, heightPx: heightPx * below }, [
      [0, 'rgb(8 10 20 / 0)'],
      [0.3, 'rgb(8 10 20 / 0.78)'],
      [1, 'rgb(8 10 20 / 0.94)'],
    ])
}

function paintPoster(pen: CanvasRenderingContext2D, of: Lettering): readonly TextField[] {
  const { size, texts, colours } = of
  paintGround(pen, size, 0.3, 0.25)
  const column = new Column(pen, size.widthPx, size.heightPx * 0.035)
  column.write(texts.team, { kind: 'heading', sizePx: size.widthPx * 0.13, colour: WHITE, field: 'team' })
  column.write(texts.line, { kind: 'text', sizePx: size.widthPx * 0.042, colour: SOFT, field: 'line', lines: 1 })
  paintBar(pen, size, column.y + size.heightPx * 0.01, colours)
  paintList(pen, of, size.heightPx * 0.825)
  return column.cut
}

/** The lowest share of a card's height that its texts may reach: the players' heads begin below. */
const CARD_TEXT_END = 0.45
const CARD_SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const

/** Writes a card's texts at a share of their usual size. */
function writeCard(pen: CanvasRenderingContext2D, { size, texts, words, colours }: Lettering, scale: number): Column {
  const [width, height] = [size.widthPx * scale, size.heightPx * scale]
  const small = { kind: 'text', sizePx: width * 0.036, colour: SOFT, lines: 1 } as const
  const column = new Column(pen, size.widthPx, size.heightPx * 0.028)
  column.write(words.matchDay, small)
  paintBar(pen, size, column.y + height * 0.005, colours)
  column.y += height * 0.018
  const big = { kind: 'heading', sizePx: width * 0.09, colour: WHITE } as const
  column.write(texts.team, { ...big, field: 'team' })
  if (texts.opponents.trim() !== '') {
    column.write(words.versus, small)
    column.write(texts.opponents, { ...big, field: 'opponents' })
  }
  column.y += height * 0.006
  const facts = { kind: 'text', sizePx: width * 0.04, colour: WHITE } as const
  column.write(texts.date, { ...facts, field: 'date', lines: 1 })
  column.write(texts.place, { ...facts, field: 'place', lines: 1 })
  return column
}

/** Writes a card's texts as large as they stay above the heads. */
function paintCard(pen: CanvasRenderingContext2D, of: Lettering): readonly TextField[] {
  paintGround(pen, of.size, 0.52, 0)
  const trial = document.createElement('canvas').getContext('2d')
  const end = CARD_TEXT_END * of.size.heightPx
  const fits = (scale: number): boolean => trial !== null && writeCard(trial, of, scale).y <= end
  return writeCard(pen, of, CARD_SCALES.find(fits) ?? CARD_SCALES.at(-1)!).cut
}

const nothing: readonly TextField[] = []

/** Writes a format's texts over the picture. Returns the fields whose end did not fit. */
export async function paintLettering(canvas: HTMLCanvasElement, of: Lettering): Promise<readonly TextField[]> {
  if (of.format === 'photo') return nothing
  const all = [
    ...Object.values(of.texts),
    of.words.matchDay,
    of.words.versus,
    ...of.players.map(({ name }) => name),
    '0',
  ]
  const fonts = all.flatMap(text => (['heading', 'text'] as const).map(kind => ({ text, font: fontOf(kind, text) })))
  await loadFonts([...new Set(fonts.map(({ font }) => font))])
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  return of.format === 'poster' ? paintPoster(pen, of) : paintCard(pen, of)
}
