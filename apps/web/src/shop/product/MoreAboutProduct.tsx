import type { Product, ProductDetails } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { BannerBlock, DesignsBlock, QuestionsBlock, QuoteBlock } from '../../blocks/index.ts'
import { startOf } from '../../domainComponents/index.ts'
import { useCall, usePreferences } from '../../session/index.ts'
import { ClothFacts } from './ClothFacts.tsx'
import { DeliverySteps } from './DeliverySteps.tsx'
import { FabricCloseUps } from './FabricCloseUps.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import { SampleOffer } from './SampleOffer.tsx'
import { ProductSizes } from './fit/ProductSizes.tsx'

interface Props {
  readonly product: Product
  readonly details: ProductDetails | undefined
}

/** The shop's own questions and answers, as its front page has them. */
function Questions() {
  const language = usePreferences(state => state.language)
  const { data } = useCall('GET /api/pages/{slug}', { params: { slug: 'home' }, query: { language } })
  const block = data?.blocks.find(each => each.kind === 'questions')
  return block ? <QuestionsBlock block={block} /> : null
}

/** All that a product's page says below what is seen first. */
export function MoreAboutProduct({ product, details }: Props) {
  const { t } = useTranslation(['product', 'offer'])
  const { type, isDesignable } = product
  const button = { label: t(isDesignable ? 'product:design_it' : 'product:ask_us'), href: startOf(type, product) }
  return (
    <>
      {details && <PriceSteps type={type} details={details} />}
      <ProductSizes type={type} />
      {details?.delivery && <DeliverySteps delivery={details.delivery} />}
      <FabricCloseUps product={product} details={details} />
      {details && <ClothFacts fabrics={details.fabrics} />}
      <SampleOffer type={type} />
      <DesignsBlock
        type={type}
        block={{ kind: 'designs', id: 'designs', title: t('product:designs_title'), lead: t('product:designs_lead') }}
      />
      <QuoteBlock
        type={type}
        block={{ kind: 'quote', id: 'quote', title: t('offer:ask_title'), lead: t('offer:ask_lead') }}
      />
      <Questions />
      <BannerBlock
        block={{ kind: 'banner', id: 'end', title: t('product:end_title'), text: t('product:end_text'), button }}
      />
    </>
  )
}
