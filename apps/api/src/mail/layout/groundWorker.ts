import sharp from 'sharp'
import type { JobHandler } from '../../workers/index.ts'
import type { FlattenInput } from './pictureJobs.ts'

export const work: JobHandler<FlattenInput, Uint8Array> = async ({ bytes, ground, sizePx }) =>
  sharp(bytes).resize(sizePx, sizePx).flatten({ background: ground }).jpeg({ quality: 84 }).toBuffer()
