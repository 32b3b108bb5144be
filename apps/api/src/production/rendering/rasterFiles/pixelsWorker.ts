import { profilesFor, writePixels } from '@kitwright/press/node'
import type { JobHandler } from '../../../workers/index.ts'
import type { PixelsToMake } from './job.ts'

export const work: JobHandler<PixelsToMake, readonly Uint8Array[]> = async ({ pdf, output, ...settings }) =>
  writePixels(pdf, { ...settings, profiles: await profilesFor(output) })
