import type { DesignDocument } from '@kitwright/design'
import { useCallback, type ReactNode } from 'react'
import { Picture, useAsync, useObjectUrl } from '../../ui/index.ts'
import { renderDesign } from './renderDesign.ts'

const SIDE_PX = 640

interface Props {
  readonly design: DesignDocument
  readonly name: string
  readonly fallback: ReactNode
}

/** Picture of a design that the server has not seen, rendered in the browser. */
export function DrawnPicture({ design, name, fallback }: Props) {
  const draw = useCallback(
    (signal: AbortSignal) => renderDesign(design, { view: 'front', sidePx: SIDE_PX, signal }),
    [design],
  )
  const { data } = useAsync(draw, { isSticky: true })
  return <Picture src={useObjectUrl(data)} alt={name} fallback={fallback} />
}
