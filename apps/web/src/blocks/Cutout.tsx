import { BLOCK_PX } from '@kitwright/pages'
import { useEffect, useState } from 'react'
import { denserSources, pictureReady } from '../ui/index.ts'

interface Props {
  readonly src: string
  readonly alt: string
  /** Width and height in CSS px that are reserved until it loads. */
  readonly size?: number
  readonly isFirst?: boolean
}

/** A picture that cannot be shown is not requested for ever. */
const MAX_TRIES = 2

/** A garment cut out on clear ground, which a theme places. One that the server is still drawing comes when it is ready. */
export function Cutout({ src, alt, size = 480, isFirst = false }: Props) {
  const [missed, setMissed] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (missed !== src) return
    const leaving = new AbortController()
    void pictureReady(src, leaving.signal).then(isReady => {
      if (leaving.signal.aborted) return
      setMissed(null)
      if (isReady) setTries(count => count + 1)
    })
    return () => leaving.abort()
  }, [missed, src])
  const miss = (): void => {
    if (tries < MAX_TRIES) setMissed(src)
  }
  return (
    <img
      key={tries}
      // A rendered page's picture may have failed before any listener was attached.
      ref={image => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') miss()
      }}
      // A theme may show it wider than its tile.
      {...denserSources(src, { sizes: `${size}px`, isFirst, densePx: BLOCK_PX[1] })}
      alt={alt}
      width={size}
      height={size}
      decoding="async"
      onError={miss}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
