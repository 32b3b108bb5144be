import sharp from 'sharp'
import type { Work } from '../workers/index.ts'
import type { ToLay } from './pictureJobs.ts'

export const work: Work<ToLay, Uint8Array> = async ({ bytes, ground }) =>
  sharp(bytes).flatten({ background: ground }).jpeg({ quality: 84 }).toBuffer()
