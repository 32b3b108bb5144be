import type { DesignDocument, readDesign } from '@kitwright/design'
import type { NameProblems } from '../design/nameProblems.ts'

/**
 * Returns the problems with players' names on a design. The code that measures them loads with the garment renderer,
 * after the page.
 */
export const findNameProblems = async (design: DesignDocument, names: readonly string[]): Promise<NameProblems> =>
  (await import('../design/drawnPictures.ts')).nameProblems(design, names)

/** Parses a design document from the server. The code loads on demand. */
export const readServedDesign = async (document: unknown): ReturnType<typeof readDesign> =>
  (await import('../design/drawnPictures.ts')).readDesign(document)
