import type { Point } from '@kitwright/measure'
import jsQR from 'jsqr'
import type { FloorOrder } from '../../shopFloor/floorOrder.ts'
import { openPages, type OpenedPdf, type RenderablePage } from '../verification/render/renderPdfPages.ts'

interface CodeToRead {
  readonly page: number
  readonly at: Point
  readonly sizeMm: number
  readonly code: string
}

/** Facts that a reader must find on a paper. */
export interface PaperFacts {
  readonly widthMm: number
  readonly heightMm: number
  /** Number of pages, if it is known beforehand. */
  readonly pages?: number
  readonly codes: readonly CodeToRead[]
}

export type PaperToRead = (order: FloorOrder) => PaperFacts

/** Difference between a paper and what it should be. */
export interface PaperDifference {
  readonly wanted: string
  readonly found: string
}

/** Tolerance: a paper's size is rounded to thousandths of a point. */
const SIZE_MM = 0.2
/** Blank margin around a code. */
const AROUND_MM = 1.5
/** 200 dpi, and finer where that is not enough. */
const FINENESS = [8, 14]
/** All codes of these papers are dark on white, so inverted ones are not searched for. */
const DARK_ON_WHITE = { inversionAttempts: 'dontInvert' } as const

function codeOn(page: RenderablePage, { at: { x, y }, sizeMm }: CodeToRead): string {
  for (const pxPerMm of FINENESS) {
    const part = [x - AROUND_MM, y - AROUND_MM, x + sizeMm + AROUND_MM, y + sizeMm + AROUND_MM] as const
    const { data, widthPx, heightPx } = page.draw(pxPerMm, part)
    const found = jsQR.default(data, widthPx, heightPx, DARK_ON_WHITE)
    if (found) return found.data
  }
  return ''
}

const told = (mm: number): string => String(Math.round(mm * 10) / 10)

function comparePage(page: RenderablePage, codes: readonly CodeToRead[], { widthMm, heightMm }: PaperFacts) {
  if (Math.abs(page.widthMm - widthMm) > SIZE_MM || Math.abs(page.heightMm - heightMm) > SIZE_MM) {
    const say = (width: number, height: number): string => `${told(width)} × ${told(height)} mm`
    return { wanted: say(widthMm, heightMm), found: say(page.widthMm, page.heightMm) }
  }
  for (const wanted of codes) {
    const found = codeOn(page, wanted)
    if (found !== wanted.code) return { wanted: wanted.code, found }
  }
  return undefined
}

function compare(file: OpenedPdf, facts: PaperFacts): PaperDifference | null {
  const { pages = file.count, codes } = facts
  if (file.count === 0 || file.count !== pages) return { wanted: `${pages || 1} p.`, found: `${file.count} p.` }
  const beyond = codes.find(({ page }) => page >= file.count)
  if (beyond) return { wanted: beyond.code, found: '' }
  for (let i = 0; i < file.count; i += 1) {
    const own = codes.filter(({ page }) => page === i)
    const difference = comparePage(file.page(i), own, facts)
    if (difference) return difference
  }
  return null
}

/**
 * Reads a paper back with an independent program: number and size of pages, and every code. Returns the first
 * difference; null if there is none.
 */
export async function readPaper(pdf: Uint8Array, facts: PaperFacts): Promise<PaperDifference | null> {
  const file = await openPages(pdf)
  try {
    return compare(file, facts)
  } finally {
    file.close()
  }
}
