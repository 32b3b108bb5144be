import type { DesignDocument } from '@kitwright/design'
import type { NameProblems } from './nameProblems.ts'

/** What is wrong with players' names on a design. The code that measures them comes with what draws garments, after the page. */
export const findNameProblems = async (design: DesignDocument, names: readonly string[]): Promise<NameProblems> =>
  (await import('./drawn.ts')).nameProblems(design, names)
