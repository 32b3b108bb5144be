import type { PaperTexts } from '../../paper/paperTexts.ts'
import { linesWithoutPlayers, type TechPackInput } from '../../techpack/facts.ts'
import { PDFDocument } from '@cantoo/pdf-lib'
import { A4_LYING, drawPaperPart, joinPaper } from '../paper/writePaper.ts'
import { colourPages } from './colours.ts'
import { type FrameInput, paintFrame, type TechPage } from './frame.ts'
import { measuresPage } from './measures.ts'
import { overviewPage } from './overview.ts'
import { placementPages } from './placement.ts'
import { sewingPage } from './sewingPage.ts'
import { squadPages } from './squad.ts'
import type { Pen } from '../paper/paperPen.ts'

/** Input of the squad's page, which is added to the design's pages. */
export type SquadInput = FrameInput['input']

/** The sewing page follows the squad pages. */
const PAGES_AT_END = 1

/** Page counts of a pack: the `squad` pages stand before the last of the `design` pages. */
interface PageCounts {
  readonly design: number
  readonly squad: number
}

const drawnFor = ({ design, squad }: PageCounts): string => `${design} + ${squad}`

function paintPages(pages: readonly TechPage[], placeOf: (i: number) => number, of: number, spoken: FrameInput) {
  return pages.map(({ title, paint }, i) => (pen: Pen) => {
    paintFrame(pen, spoken, { title, at: placeOf(i), of })
    paint(pen)
  })
}

/** Draws all pages of a tech pack except those of its squad: they depend on no player's name or number. */
export function drawDesignPages({ lines, ...input }: TechPackInput, say: PaperTexts): Uint8Array {
  const squad = squadPages({ input: { lines }, say }).length
  const spoken = { input: { ...input, lines: linesWithoutPlayers(lines) }, say }
  const pages: TechPage[] = [
    overviewPage(spoken),
    ...colourPages(spoken),
    ...placementPages(spoken),
    measuresPage(spoken),
    sewingPage(spoken),
  ]
  const { length: design } = pages
  const placeOf = (i: number): number => i + 1 + (i < design - PAGES_AT_END ? 0 : squad)
  const painted = paintPages(pages, placeOf, design + squad, spoken)
  return drawPaperPart({ ...A4_LYING, say, pages: painted, subject: drawnFor({ design, squad }) })
}

/** Returns whether pages drawn for a squad still have the right page numbers beside this one. */
export async function fitSquad(designPages: Uint8Array, { lines }: SquadInput, say: PaperTexts): Promise<boolean> {
  const document = await PDFDocument.load(designPages, { updateMetadata: false })
  const counts = { design: document.getPageCount(), squad: squadPages({ input: { lines }, say }).length }
  return document.getSubject() === drawnFor(counts)
}

/** Puts the squad's pages among those of {@link drawDesignPages}. */
export async function joinTechPack(input: SquadInput, say: PaperTexts, designPages: Uint8Array): Promise<Uint8Array> {
  const pages = squadPages({ input, say })
  const design = (await PDFDocument.load(designPages, { updateMetadata: false })).getPageCount()
  const before = design - PAGES_AT_END
  const painted = paintPages(pages, i => before + i + 1, design + pages.length, { input, say })
  return joinPaper({
    title: `${say('press:tech_pack')} ${input.style}`,
    madeAt: input.approvedAt,
    say,
    ...A4_LYING,
    parts: [designPages, drawPaperPart({ ...A4_LYING, say, pages: painted })],
    pagesAtEnd: PAGES_AT_END,
  })
}

/**
 * Writes a style's tech pack in one language: appearance, colours, placements, measures, squad and sewing. Throws if
 * nothing of the style is ordered.
 */
export async function writeTechPack(input: TechPackInput, say: PaperTexts): Promise<Uint8Array> {
  if (input.lines.length === 0) throw new RangeError(`nothing is ordered of ${input.style}`)
  return joinTechPack(input, say, drawDesignPages(input, say))
}
