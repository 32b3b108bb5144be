import { GALLERY_DESIGNS, galleryDesignAt } from '@kitwright/pages'
import type { ShownBlock } from '@kitwright/pages/content'
import { useCall } from '../../session/index.ts'
import { BlockFrame } from '../BlockFrame.tsx'
import { Cutout } from '../Cutout.tsx'

/** Kits that went out. A shot without a picture of its own shows the back of a ready design of the shop. */
export function GalleryBlock({ block }: { block: Extract<ShownBlock, { kind: 'gallery' }> }) {
  const { title, lead, items } = block
  const { data } = useCall('GET /api/templates', { query: { sort: 'newest', pageSize: GALLERY_DESIGNS } })
  const ready = data?.items ?? []
  return (
    <BlockFrame block={block} title={title} lead={lead}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- some themes lay it in a row that keys scroll sideways */}
      <ul className="items items--gallery" tabIndex={0}>
        {items.map(({ picture, title: name, text }, at) => {
          const design = ready[galleryDesignAt(at, ready.length)]
          const src = picture ? `/api/files/${picture.id}` : design && `${design.pictureUrl}&side=back&width=400`
          return (
            <li key={`${at} ${name}`} className="item item--shot" data-own={picture ? '' : undefined}>
              <div className="item__in">
                <span className="item__media">{src && <Cutout src={src} alt={name} />}</span>
                <h3 className="item__name">{name}</h3>
                <p className="item__note">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </BlockFrame>
  )
}
