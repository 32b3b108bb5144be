import { editorPathOf } from '@kitwright/garment'
import { useTranslation } from 'react-i18next'
import { DesignPicture, LowContrastWarning } from '../../domainComponents/index.ts'
import { ButtonLink, Card } from '../../ui/index.ts'
import css from './CheckoutScreen.module.css'
import { useSection } from './form/section.tsx'

/** Shows the ordered design, with a link back to it. */
export function DesignCard() {
  const { design } = useSection()
  const { t } = useTranslation(['checkout', 'common'])
  const { name, document, productType, studio } = design
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
            search={studio}
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
