import { readFile } from 'node:fs/promises'
import type { JobHandler } from '../../workers/index.ts'
import { hashBytes } from '../stores/hashBytes.ts'
import { checkPdf, type PdfProblem } from './checkPdf.ts'

/** A PDF that may be stored. */
export interface CheckedPdf {
  readonly pages: number
  /** SHA-256 as hex. */
  readonly sha256: string
}

/** In a process of its own, which is ended if a file keeps it busy. */
export const work: JobHandler<{ readonly path: string }, CheckedPdf | { readonly problem: PdfProblem }> = async ({
  path,
}) => {
  const bytes = await readFile(path)
  const check = checkPdf(bytes)
  return 'problem' in check ? check : { ...check, sha256: await hashBytes(bytes) }
}
