import { type Png, sizePng } from '../../files/sizePng.ts'
import type { JobHandler } from '../../workers/index.ts'
import type { ResizeInput } from './pictureJobs.ts'

export const work: JobHandler<ResizeInput, Png> = async ({ bytes, box }) => sizePng(bytes, box)
