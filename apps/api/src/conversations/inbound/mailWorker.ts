import { readFile } from 'node:fs/promises'
import type { JobHandler } from '../../workers/index.ts'
import type { ParsedMail } from './parsedMail.ts'
import { readMail } from './readMail.ts'

export interface MailToRead {
  readonly path: string
}

/** Reads an uploaded mail; null if it is none, or beyond the limits of the parser. */
export const work: JobHandler<MailToRead, ParsedMail | null> = async ({ path }) => {
  const bytes = await readFile(path)
  try {
    return await readMail(bytes)
  } catch {
    return null
  }
}
