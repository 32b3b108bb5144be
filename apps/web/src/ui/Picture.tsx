import { useState, type ReactNode } from 'react'
import css from './Picture.module.css'

interface Props {
  readonly src: string | null
  readonly alt: string
  /** Drawn until the picture is there, and when it does not load. */
  readonly fallback: ReactNode
  readonly ratio?: string
  /** In sight as soon as the page is: it comes with the page, and without the drawing before it. */
  readonly isFirst?: boolean
}

/** A picture on a quiet ground that keeps its place while it loads; one that follows another takes its place when it is there. */
export function Picture({ src, alt, fallback, ratio = '1 / 1', isFirst = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const [loaded, setLoaded] = useState(isFirst ? src : null)
  const wanted = failed === src ? null : src
  const before = wanted !== null && loaded !== wanted && loaded !== failed ? loaded : null
  return (
    <div className={css.frame} style={{ aspectRatio: ratio }}>
      {(wanted === null || (loaded !== wanted && before === null)) && fallback}
      {before !== null && <img src={before} alt="" />}
      {wanted !== null && (
        <img
          key={wanted}
          src={wanted}
          // The outline tells what it is until then.
          alt={loaded === wanted ? alt : ''}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          data-waiting={loaded !== wanted || undefined}
          // A painted page's picture may be there before anyone listens.
          ref={image => {
            if (!image?.complete) return
            if (image.naturalWidth > 0) setLoaded(wanted)
            else if (isFirst) setFailed(wanted)
          }}
          onLoad={() => setLoaded(wanted)}
          onError={() => setFailed(wanted)}
        />
      )}
    </div>
  )
}
