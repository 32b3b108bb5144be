import { editorPathOf, type ProductType } from '@kitwright/garment'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../../drafts/index.ts'
import { DesignPicture, LowContrastWarning } from '../../domainComponents/index.ts'
import { ButtonLink, Card } from '../../ui/index.ts'
import css from './CheckoutScreen.module.css'

/** Shows the ordered design, with a link back to it. */
export function DesignCard({ draft, productType }: { draft: Draft; productType: ProductType }) {
  const { t } = useTranslation(['checkout', 'common'])
  return (
    <Card>
      <div className={css.design}>
        <DesignPicture type={productType} name={draft.name} pictureUrl={null} design={draft.document} />
        <div>
          <h2>{draft.name}</h2>
          <p>{t(`common:type_${productType}`)}</p>
          <ButtonLink
            to="/design/$slug"
            params={{ slug: editorPathOf(productType) }}
            search={{ draft: draft.id }}
            variant="default"
            size="sm"
          >
            {t('checkout:back_to_design')}
          </ButtonLink>
        </div>
      </div>
      <LowContrastWarning design={draft.document} say={texts => t('checkout:low_contrast', { texts })} />
    </Card>
  )
}
