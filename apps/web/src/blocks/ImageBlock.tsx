import type { ShownBlock } from '@kitwright/pages/content'
import css from './ContentBlocks.module.css'

/** A picture that the tenant uploaded, with its caption. */
export function ImageBlock({ block }: { block: Extract<ShownBlock, { kind: 'image' }> }) {
  const { picture, alt, caption } = block
  if (!picture) return null
  return (
    <figure className={css.figure}>
      <img src={`/api/files/${picture.id}`} alt={alt} loading="lazy" decoding="async" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
