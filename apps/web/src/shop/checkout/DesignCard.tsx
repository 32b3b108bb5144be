import { editorPathOf } from '@kitwright/garment'
import { useTranslation } from 'react-i18next'
import { DesignPicture, LowContrastWarning } from '../../domainComponents/index.ts'
import { ButtonLink, Card } from '../../ui/index.ts'
import css from './CheckoutScreen.module.css'
import type { OrderedDesign } from './form/checkoutSource.ts'

/** Shows the ordered design, with a link back to it. */
export function DesignCard({ design }: { design: OrderedDesign }) {
  const { t } = useTranslation(['checkout', 'common'])
  const { id, name, document, productType } = design
  return (
    <Card>
      <div className={css.design}>
        <DesignPicture type={productType} name={name} pictureUrl={null} design={document} />
        <div>
          <h2>{name}</h2>
          <p>{t(`common:type_${productType}`)}</p>
          <ButtonLink
            to="/design/$slug"
            params={{ slug: editorPathOf(productType) }}
            search={{ draft: id }}
            variant="default"
            size="sm"
          >
            {t('checkout:back_to_design')}
          </ButtonLink>
        </div>
      </div>
      <LowContrastWarning design={document} say={texts => t('checkout:low_contrast', { texts })} />
    </Card>
  )
}
