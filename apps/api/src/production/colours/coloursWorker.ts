import { type ComingColour, comingColours } from '@kitwright/press/node'
import type { Work } from '../../workers/index.ts'
import type { ColoursToLookUp } from './job.ts'

export const work: Work<ColoursToLookUp, readonly ComingColour[]> = async ({ colours, output, rendering }) =>
  comingColours(colours, output.bytes, rendering)
