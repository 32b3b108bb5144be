import sharp from 'sharp'
import type { JobHandler } from '../../workers/index.ts'
import type { FlattenInput, FlatPicture } from './pictureJobs.ts'

/** The margin that a picture keeps around its garment, in pixels. */
const MARGIN = 12

export const work: JobHandler<FlattenInput, FlatPicture> = async ({ bytes, ground, box }) => {
  const trimmed = await sharp(bytes).trim({ threshold: 1 }).toBuffer()
  const inner = { width: box.width - MARGIN * 2, height: box.height - MARGIN * 2 }
  const { data, info } = await sharp(trimmed)
    .resize({ ...inner, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: ground })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: ground })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, widthPx: info.width, heightPx: info.height }
}
