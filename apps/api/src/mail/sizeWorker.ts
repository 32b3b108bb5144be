import { type Png, sizePng } from '../files/sizePng.ts'
import type { Work } from '../workers/index.ts'
import type { ToSize } from './pictureJobs.ts'

export const work: Work<ToSize, Png> = async ({ bytes, box }) => sizePng(bytes, box)
