import { loadPaperTexts } from '@kitwright/press'
import { writeProof } from '@kitwright/press/node'
import type { JobHandler } from '../../../workers/index.ts'
import type { PaperToWrite } from './job.ts'

export const work: JobHandler<PaperToWrite, Uint8Array> = async ({ language, timeZone, cards, pictures, ...facts }) => {
  const bytesOf = new Map(pictures.map(({ hash, bytes }) => [hash, bytes]))
  const opened = cards.map(({ shown, ...card }) => ({
    ...card,
    pictures: shown.flatMap(({ side, hash }) => {
      const bytes = bytesOf.get(hash)
      return bytes ? [{ side, bytes }] : []
    }),
  }))
  return writeProof({ ...facts, cards: opened }, await loadPaperTexts(language, timeZone))
}
