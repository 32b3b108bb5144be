import type { DesignDocument } from '@kitwright/design'

/** Which of the names would be cut off on a design's cloth. What measures them comes with what draws garments, after the page. */
export const findLongNames = async (design: DesignDocument, names: readonly string[]): Promise<readonly string[]> =>
  (await import('./drawn.ts')).longNames(design, names)
