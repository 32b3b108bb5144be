import type { ProgressReporter } from './reportProgress.ts'

/** The expected numbers of papers and pictures beside a pack's print files. */
interface ExpectedPapers {
  readonly papers: number
  readonly pictures: number
}

/**
 * Tells papers, parts of markers and pictures of pieces as one number, made in this order. Papers and pictures count from the beginning; how
 * many parts a marker has shows when it lies.
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
