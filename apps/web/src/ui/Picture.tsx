import { useState, type ReactNode } from 'react'
import css from './Picture.module.css'

interface Props {
  readonly src: string | null
  readonly alt: string
  /** Drawn while there is no picture, and when it does not load. */
  readonly fallback: ReactNode
  readonly ratio?: string
}

/** A picture on a quiet ground that keeps its place while it loads. */
export function Picture({ src, alt, fallback, ratio = '1 / 1' }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const isShown = src !== null && failed !== src
  return (
    <div className={css.frame} style={{ aspectRatio: ratio }}>
      {isShown ? <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setFailed(src)} /> : fallback}
    </div>
  )
}
