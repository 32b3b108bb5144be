import { editorPathOf } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import { kitsOf } from '../../cart/index.ts'
import { DesignPicture, LowContrastWarning } from '../../domainComponents/index.ts'
import { ButtonLink, Card } from '../../ui/index.ts'
import css from './CheckoutScreen.module.css'
import { KitCards } from './KitCards.tsx'
import { useSection } from './form/section.tsx'
import { SampleMarks } from './SampleMarks.tsx'

/** Shows the ordered design, with a link back to it, and its kits. */
export function DesignCard() {
  const { design } = useSection()
  const { t } = useTranslation(['checkout', 'common'])
  const { name, document, productType, studio } = design
  return (
    <Card>
      <div className={css.design} data-kits={kitsOf(document).length > 1 || undefined}>
        <DesignPicture type={productType} name={name} pictureUrl={null} design={document} />
        <div className={css.designWords}>
          <h2>{name}</h2>
          <div className={css.designFoot}>
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
      </div>
      <KitCards />
      <SampleMarks />
      <LowContrastWarning design={document} say={texts => t('checkout:low_contrast', { texts })} />
    </Card>
  )
}
