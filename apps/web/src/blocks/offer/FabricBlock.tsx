import type { ShownBlock } from '@kitwright/pages/content'
import { useTranslation } from '../../texts/index.ts'
import { useProducts } from '../../domainComponents/index.ts'
import { usePreferences } from '../../session/index.ts'
import { BlockFrame } from '../BlockFrame.tsx'
import { clothPicture } from './clothPicture.ts'

/** Number of fabrics shown. */
const COUNT = 3

/** The fabrics of the price list, each close up, with the garments that are made of it. */
export function FabricBlock({ block }: { block: Extract<ShownBlock, { kind: 'fabric' }> }) {
  const { t } = useTranslation(['pages', 'common'])
  const language = usePreferences(state => state.language)
  const { data } = useProducts()
  const products = data?.items ?? []
  const fabrics = new Map(products.flatMap(product => product.fabrics.map(fabric => [fabric.id, fabric])))
  if (fabrics.size === 0) return null
  return (
    <BlockFrame block={block} title={block.title} lead={block.lead}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- some themes lay it in a row that keys scroll sideways */}
      <ul className="items items--fabric" tabIndex={0}>
        {[...fabrics.values()].slice(0, COUNT).map(({ id, name, material }) => {
          const worn = products.filter(product => product.fabrics.some(fabric => fabric.id === id))
          return (
            <li key={id} className="item item--fabric">
              <div className="item__in">
                <span className="item__media">
                  <img src={clothPicture(material)} alt="" width={400} height={400} loading="lazy" decoding="async" />
                </span>
                <h3 className="item__name">{name[language]}</h3>
                <dl className="spec">
                  <div className="spec__row">
                    <dt>{t('pages:spec_good_for')}</dt>
                    <dd>
                      {worn
                        .slice(0, 3)
                        .map(({ type }) => t(`common:type_${type}`))
                        .join(', ')}
                    </dd>
                  </div>
                </dl>
              </div>
            </li>
          )
        })}
      </ul>
    </BlockFrame>
  )
}
