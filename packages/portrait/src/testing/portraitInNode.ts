import { nodeSources } from '@kitwright/artwork/node'
import { encodePicture, portraitOf } from '../node/index.ts'
import { PARITY_SIZE, parityDesign } from './parityDesign.ts'

/** Renders the parity design in Node, as a data URL. */
export default async function portraitInNode(): Promise<string> {
  const options = { document: parityDesign(), view: 'turned', ground: null, ...PARITY_SIZE } as const
  const canvas = await portraitOf({ ...options, sources: await nodeSources([]) })
  const png = await encodePicture(canvas!, 'png')
  return `data:image/png;base64,${png.toString('base64')}`
}
