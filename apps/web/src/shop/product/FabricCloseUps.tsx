import type { Product, ProductDetails } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { BlockFrame, clothPicture, Price } from '../../blocks/index.ts'
import { usePreferences } from '../../session/index.ts'

interface Props {
  readonly product: Product
  /** Absent while they load: the rendered pictures stand in for the shop's own. */
  readonly details: ProductDetails | undefined
}

/** Each fabric of a garment close up, in the shop's own picture or a rendered one, with its price. */
export function FabricCloseUps({ product: { fabrics }, details }: Props) {
  const { t } = useTranslation(['product'])
  const language = usePreferences(state => state.language)
  const pictureOf = new Map(details?.fabrics.map(({ id, pictureUrl }) => [id, pictureUrl]))
  if (fabrics.length === 0) return null
  return (
    <BlockFrame
      block={{ kind: 'fabric', id: 'fabric' }}
      title={t('product:fabric_title')}
      lead={t('product:fabric_lead')}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- some themes lay it in a row that keys scroll sideways */}
      <ul className="items items--fabric" tabIndex={0}>
        {fabrics.map(({ id, name, material, priceCents }) => (
          <li key={id} className="item item--fabric">
            <div className="item__in">
              <span className="item__media">
                <img
                  src={pictureOf.get(id) ?? clothPicture(material)}
                  alt=""
                  width={400}
                  height={400}
                  loading="lazy"
                  decoding="async"
                />
              </span>
              <h3 className="item__name">{name[language]}</h3>
              <dl className="spec">
                <div className="spec__row">
                  <dt>{t('product:fabric_price')}</dt>
                  <dd>
                    <Price cents={priceCents} />
                  </dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
