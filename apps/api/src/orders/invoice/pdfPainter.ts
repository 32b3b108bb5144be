import { readPublicFile } from '@kitwright/library/node/public'
import Pdf from 'pdfkit'
import { type FontRun, splitRuns } from './splitFontRuns.ts'
import type { Png } from '../../files/index.ts'
import { type PageMark, PAPER, type Page, type WidthOf } from './layout/pageMarks.ts'

type Paper = InstanceType<typeof Pdf>

/** The document's title and language, for screen readers. */
interface DocumentMetadata {
  readonly title: string
  readonly author: string
  readonly lang: string
}

type Pictures = Readonly<Record<'logo' | 'khqr', Png | null>>

export interface Painter {
  readonly widthOf: WidthOf
  /** Draws the pages and returns the file's bytes. */
  finish(pages: readonly Page[], pictures: Pictures): Promise<Uint8Array>
}

/** Reads the font files that these texts need, once each. */
async function loadFonts(paper: Paper, texts: readonly string[]): Promise<void> {
  const runs = texts.flatMap(text => [...splitRuns(text, false), ...splitRuns(text, true)])
  const fonts = new Map(runs.map(({ font, file }) => [file, font]))
  for (const [file, font] of fonts) {
    const bytes = await readPublicFile(font, file)
    if (!bytes) throw new Error(`the font ${file} is not packaged`)
    paper.registerFont(file, Buffer.from(bytes))
  }
}

/** Opens a document that can measure and draw these texts and any substring of them. */
export async function openPainter(
  texts: readonly string[],
  { title, author, lang }: DocumentMetadata,
): Promise<Painter> {
  const paper = new Pdf({
    size: [PAPER.width, PAPER.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author },
  })
  await loadFonts(paper, texts)
  /**
   * Widths of runs measured at one point: names and words recur on every line, and shaping them is most of the work of
   * an invoice.
   */
  const known = new Map<string, number>()
  const widthOfRun = ({ text, file }: FontRun, size: number): number => {
    const key = `${file} ${text}`
    const width = known.get(key) ?? paper.font(file, 1).widthOfString(text)
    known.set(key, width)
    return width * size
  }
  const widthOf: WidthOf = (text, { size, isBold = false }) =>
    splitRuns(text, isBold).reduce((sum, run) => sum + widthOfRun(run, size), 0)

  const write = ({ text, x, y, style, align }: Extract<PageMark, { kind: 'text' }>): void => {
    const { size, isBold = false, colour = '#000000' } = style
    let at = align === 'right' ? x - widthOf(text, style) : x
    for (const run of splitRuns(text, isBold)) {
      paper.font(run.file, size).fillColor(colour)
      paper.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
      at += widthOfRun(run, size)
    }
  }
  const draw = (mark: PageMark, pictures: Pictures): void => {
    if (mark.kind === 'text') return write(mark)
    const { x, y, width, height } = mark
    if (mark.kind === 'box') paper.rect(x, y, width, height).fill(mark.colour)
    else {
      const picture = pictures[mark.of]
      if (picture) paper.image(Buffer.from(picture.png), x, y, { width, height })
    }
  }
  return {
    widthOf,
    async finish(pages, pictures) {
      const chunks: Uint8Array[] = []
      paper.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      const ended = new Promise<void>((resolve, reject) => paper.once('end', resolve).once('error', reject))
      for (const page of pages) {
        paper.addPage()
        for (const mark of page) draw(mark, pictures)
      }
      paper.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}
