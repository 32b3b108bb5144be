import { type DesignDocument, readDesign } from '@kitwright/design'
import { useCallback } from 'react'
import { Picture, useAsync, useObjectUrl } from '../../ui/index.ts'
import { drawDesign } from './drawDesign.ts'

const SIDE_PX = 640

interface Props {
  readonly document: unknown
  readonly name: string
  readonly side: 'front' | 'back'
}

async function draw(document: unknown, side: Props['side'], signal: AbortSignal): Promise<Blob | null> {
  const read = await readDesign(document)
  return read.ok ? drawDesign(read.document satisfies DesignDocument, { view: side, sidePx: SIDE_PX, signal }) : null
}

/** Picture of a document from the server that is no saved revision, rendered in the browser. */
export function DrawnDesign({ document, name, side }: Props) {
  const load = useCallback(async (signal: AbortSignal) => draw(document, side, signal), [document, side])
  const { data } = useAsync(load, { isSticky: true })
  return <Picture src={useObjectUrl(data ?? null)} alt={name} fallback={null} />
}
