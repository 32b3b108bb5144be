import type { ShownBlock } from '@kitwright/pages/content'
import { BlockFrame } from './BlockFrame.tsx'

/** A picture that the tenant uploaded, with its caption. */
export function ImageBlock({ block }: { block: Extract<ShownBlock, { kind: 'image' }> }) {
  const { picture, alt, caption } = block
  if (!picture) return null
  return (
    <BlockFrame block={block}>
      <figure className="figure">
        <img src={`/api/files/${picture.id}`} alt={alt} loading="lazy" decoding="async" />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </BlockFrame>
  )
}
