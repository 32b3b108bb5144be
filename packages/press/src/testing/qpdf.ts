import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** `npm test` installs it where permitted. */
export const hasQpdf = existsSync('/usr/bin/qpdf')

export type Value = string | number | boolean | null | readonly Value[] | Dict
export interface Dict {
  readonly [key: string]: Value
}
interface Stream {
  readonly dict: Dict
  readonly data: string
}

/** A file as parsed by qpdf, which did not write it. */
export interface QpdfFile {
  readonly version: string
  readonly isEncrypted: boolean
  readonly trailer: Dict
  readonly pages: readonly Dict[]
  /** All dictionaries that are indirect objects, including those of streams. */
  readonly dicts: readonly Dict[]
  /** Resolves a reference; for a stream, its dictionary. */
  of(value: Value | undefined): Value | undefined
  dictOf(value: Value | undefined): Dict
  /** Returns a stream's bytes, decompressed. */
  bytesOf(value: Value | undefined): Buffer
}

interface QpdfReport {
  readonly encrypt: { readonly encrypted: boolean }
  readonly pages: readonly { readonly object: string }[]
  readonly qpdf: readonly [
    unknown,
    Record<string, { readonly value?: Value; readonly stream?: Stream }> & { trailer: { value: Dict } },
  ]
}

export const isDict = (value: Value | undefined): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function asked(pdf: Uint8Array): Promise<QpdfReport> {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-qpdf-'))
  try {
    const [path, json] = [join(folder, 'read.pdf'), join(folder, 'told.json')]
    await writeFile(path, pdf)
    await run('qpdf', ['--check', path])
    await run('qpdf', ['--json', '--json-stream-data=inline', '--decode-level=generalized', path, json])
    return JSON.parse(await readFile(json, 'utf8')) as QpdfReport
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Parses a file with qpdf. Throws if qpdf finds an error. */
export async function readByQpdf(pdf: Uint8Array): Promise<QpdfFile> {
  const { encrypt, pages, qpdf } = await asked(pdf)
  const objects = qpdf[1]
  const at = (value: Value | undefined) =>
    typeof value === 'string' && /^\d+ \d+ R$/.test(value) ? objects[`obj:${value}`] : undefined
  const of = (value: Value | undefined): Value | undefined => {
    const object = at(value)
    return object ? (object.stream?.dict ?? of(object.value)) : value
  }
  const dictOf = (value: Value | undefined): Dict => {
    const found = of(value)
    return isDict(found) ? found : {}
  }
  return {
    version: Buffer.from(pdf.subarray(0, 8)).toString('latin1'),
    isEncrypted: encrypt.encrypted,
    trailer: objects.trailer.value,
    pages: pages.map(({ object }) => dictOf(object)),
    dicts: Object.keys(objects).flatMap(key => {
      const found = key.startsWith('obj:') ? of(key.slice('obj:'.length)) : undefined
      return isDict(found) ? [found] : []
    }),
    of,
    dictOf,
    bytesOf: value => Buffer.from(at(value)?.stream?.data ?? '', 'base64'),
  }
}
