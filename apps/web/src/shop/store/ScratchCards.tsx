import { editorPathOf, isSewn, type ProductType } from '@kitwright/garment'
import { tileColour } from '@kitwright/pages'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { ProductTile, useThemeName } from '../../domainComponents/index.ts'
import { useTenant } from '../../session/index.ts'
import css from './StorePage.module.css'

/** Links to a blank design of the chosen garment, or of each garment, and to the garment's own page. */
export function ScratchCards({ type }: { type: ProductType | undefined }) {
  const { t } = useTranslation(['store', 'common'])
  const { productTypes } = useTenant()
  const theme = useThemeName()
  const types = type ? [type] : productTypes
  return types
    .filter(each => isSewn(each))
    .map(each => (
      <article key={each} className={css.card} data-plain>
        <Link className={css.link} to="/design/$slug" params={{ slug: editorPathOf(each) }} search={{ new: '' }}>
          <ProductTile type={each} alt="" colour={tileColour(theme, productTypes.indexOf(each))} />
          <h3>{t(`common:type_${each}`)}</h3>
          <p className={css.facts}>{t('store:from_scratch_text', { garment: t(`common:type_${each}`) })}</p>
          <span className={css.action}>{t('store:from_scratch')}</span>
        </Link>
        <Link
          className={css.about}
          to="/products/$slug"
          params={{ slug: editorPathOf(each) }}
          aria-label={`${t(`common:type_${each}`)}: ${t('store:garment_facts')}`}
        >
          {t('store:garment_facts')}
        </Link>
      </article>
    ))
}
