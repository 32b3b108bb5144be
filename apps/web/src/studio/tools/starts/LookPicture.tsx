import type { DesignDocument } from '@kitwright/design'
import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { drawSmall } from './drawSmall.ts'

/** A look as it would be, drawn here; a quiet ground until then. */
export function LookPicture({ design }: { design: DesignDocument }) {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    let url: string | null = null
    drawSmall(design, () => isWanted).then(
      drawn => {
        url = drawn
        if (isWanted) setSrc(drawn)
      },
      (cause: unknown) => console.warn('a look could not be drawn', cause),
    )
    return () => {
      isWanted = false
      setSrc(null)
      if (url) URL.revokeObjectURL(url)
    }
  }, [design])
  return src ? <img src={src} alt="" /> : <Skeleton radius={8} style={{ aspectRatio: 1 }} />
}
