import type { DesignDocument } from '@kitwright/design'
import { Skeleton } from '@mantine/core'
import { useCallback } from 'react'
import { useAsync, useObjectUrl } from '../../../ui/index.ts'
import { drawSmall } from './drawSmall.ts'

/** A look as it would be, drawn here; a quiet ground until then. */
export function LookPicture({ design }: { design: DesignDocument }) {
  const draw = useCallback((signal: AbortSignal) => drawSmall(design, signal), [design])
  const src = useObjectUrl(useAsync(draw).data)
  return src ? <img src={src} alt="" /> : <Skeleton radius={8} style={{ aspectRatio: 1 }} />
}
