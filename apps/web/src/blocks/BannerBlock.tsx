import type { ShownBlock } from '@kitwright/pages/content'
import { BlockLink } from './BlockLink.tsx'
import css from './ContentBlocks.module.css'

/** A band in the tenant's colour that says one thing. */
export function BannerBlock({ block }: { block: Extract<ShownBlock, { kind: 'banner' }> }) {
  const { title, text, button } = block
  return (
    <section className={css.banner}>
      <div>
        {title && <h2>{title}</h2>}
        {text && <p>{text}</p>}
      </div>
      {button && (
        <BlockLink className={css.bannerButton} href={button.href}>
          {button.label}
        </BlockLink>
      )}
    </section>
  )
}
