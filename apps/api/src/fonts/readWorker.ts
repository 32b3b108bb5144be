import { parentPort, workerData } from 'node:worker_threads'
import { langOfLetters, missingLetters, packRanges } from '@kitwright/library'
import { fontMimeOf, measureFont, readFont } from '@kitwright/library/node'
import type { ReadReply } from './readUpload.ts'

const MOST_NAME = 80

function read(bytes: Uint8Array): ReadReply {
  if (fontMimeOf(bytes) === undefined) return { ok: false, problem: 'font-type-unsupported' }
  try {
    const { mime, name, coverage } = readFont(bytes)
    if (name === '') return { ok: false, problem: 'font-nameless' }
    if (missingLetters(coverage, '0123456789').length > 0) return { ok: false, problem: 'font-without-digits' }
    const family = name.slice(0, MOST_NAME).trim()
    const lang = langOfLetters(coverage)
    return {
      ok: true,
      font: { mime, family, lang, metrics: measureFont(bytes, coverage), coverage: packRanges(coverage) },
    }
  } catch {
    return { ok: false, problem: 'font-unreadable' }
  }
}

parentPort?.postMessage(read(workerData as Uint8Array))
