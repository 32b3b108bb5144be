import type { ShownBlock } from '@kitwright/pages/content'
import { BlockFrame } from './BlockFrame.tsx'
import { BlockLink } from './BlockLink.tsx'

/** A band in the tenant's colour that says one thing. */
export function BannerBlock({ block }: { block: Extract<ShownBlock, { kind: 'banner' }> }) {
  const { title, text, button } = block
  return (
    <BlockFrame block={block} title={title} lead={text}>
      {button && (
        <p className="actions">
          <BlockLink className="button button--main" href={button.href}>
            {button.label}
          </BlockLink>
        </p>
      )}
    </BlockFrame>
  )
}
