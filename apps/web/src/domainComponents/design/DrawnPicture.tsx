import type { DesignDocument } from '@kitwright/design'
import { useCallback, type ReactNode } from 'react'
import { Picture, useAsync, useObjectUrl } from '../../ui/index.ts'
import { renderDesign } from './renderDesign.ts'

/** Width and height of a picture; backs are shown small, several at once. */
const SIDE_PX = { front: 640, back: 320 } as const

interface Props {
  readonly design: DesignDocument
  readonly name: string
  readonly fallback: ReactNode
  readonly side: keyof typeof SIDE_PX
}

/** Picture of a design that the server has not seen, rendered in the browser. */
export function DrawnPicture({ design, name, fallback, side }: Props) {
  const draw = useCallback(
    (signal: AbortSignal) => renderDesign(design, { view: side, sidePx: SIDE_PX[side], signal }),
    [design, side],
  )
  const { data } = useAsync(draw, { isSticky: true })
  return <Picture src={useObjectUrl(data)} alt={name} fallback={fallback} />
}
