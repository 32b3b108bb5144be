import { profilesFor, writePixels } from '@kitwright/press/node'
import type { Work } from '../../workers/index.ts'
import type { PixelsToMake } from './job.ts'

export const work: Work<PixelsToMake, readonly Uint8Array[]> = async ({ pdf, output, ...settings }) =>
  writePixels(pdf, { ...settings, profiles: await profilesFor(output) })
