import { existsSync } from 'node:fs'
import { installDebian } from './debian.ts'

/** The programs that open a PDF in tests and did not write it, by the package that contains them. */
const READERS = { qpdf: 'qpdf', pdfinfo: 'poppler-utils' } as const

/** Ensures that the PDF readers are installed; root installs Debian's now. Without them their tests are skipped. */
export async function ensurePdfReaders(): Promise<void> {
  const missing = Object.entries(READERS).filter(([name]) => !existsSync(`/usr/bin/${name}`))
  if (missing.length > 0) await installDebian(missing.map(([, name]) => name))
}
