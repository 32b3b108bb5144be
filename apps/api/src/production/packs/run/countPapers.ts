import type { ProgressReporter } from './reportProgress.ts'

/** The expected numbers of papers and pictures beside a pack's print files. */
interface ExpectedPapers {
  readonly papers: number
  readonly pictures: number
}

/**
 * Counts papers, parts of markers and pictures of pieces as one number, in this order. Papers and pictures count from
 * the start; the number of a marker's parts is known once it is nested.
 */
export function countPapers(tell: ProgressReporter, { papers, pictures }: ExpectedPapers) {
  let parts = 0
  return {
    expected: papers + pictures,
    onPapers: async (made: number): Promise<void> => tell({ papers_made: made }),
    async onPart(made: number, all: number): Promise<void> {
      parts = all
      return tell({ papers: papers + parts + pictures, papers_made: papers + made })
    },
    onPictures: async (made: number): Promise<void> => tell({ papers_made: papers + parts + made }),
  }
}
