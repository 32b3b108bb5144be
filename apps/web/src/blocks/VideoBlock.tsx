import type { ShownBlock } from '@kitwright/pages/content'
import { useTranslation } from '../texts/index.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { BlockLink } from './BlockLink.tsx'

/** A video, which opens where it is: no page loads anything from another company's servers. */
export function VideoBlock({ block }: { block: Extract<ShownBlock, { kind: 'video' }> }) {
  const { t } = useTranslation(['pages'])
  const { title, caption, address } = block
  return (
    <BlockFrame block={block} title={title} lead={caption}>
      <p className="actions">
        <BlockLink className="button video" href={address}>
          {t('pages:watch_video')}
        </BlockLink>
      </p>
    </BlockFrame>
  )
}
