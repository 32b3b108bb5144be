import { type ComingColour, predictPrintedColours } from '@kitwright/press/node'
import type { JobHandler } from '../../../workers/index.ts'
import type { ColoursToLookUp } from './job.ts'

export const work: JobHandler<ColoursToLookUp, readonly ComingColour[]> = async ({ colours, output, rendering }) =>
  predictPrintedColours(colours, output.bytes, rendering)
