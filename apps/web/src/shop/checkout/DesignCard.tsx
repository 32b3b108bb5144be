import { editorPathOf, type ProductType } from '@kitwright/garment'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../../drafts/index.ts'
import { DesignPicture, HardToSeeWarning } from '../../pictures/index.ts'
import { Card } from '../../ui/index.ts'
import css from './CheckoutScreen.module.css'

/** What is ordered, and the way back to it. */
export function DesignCard({ draft, productType }: { draft: Draft; productType: ProductType }) {
  const { t } = useTranslation(['checkout', 'common'])
  return (
    <Card>
      <div className={css.design}>
        <DesignPicture type={productType} name={draft.name} pictureUrl={null} design={draft.document} />
        <div>
          <h2>{draft.name}</h2>
          <p>{t(`common:type_${productType}`)}</p>
          <Button
            component={Link}
            to="/design/$slug"
            params={{ slug: editorPathOf(productType) } as never}
            search={{ draft: draft.id } as never}
            variant="default"
            size="sm"
          >
            {t('checkout:back_to_design')}
          </Button>
        </div>
      </div>
      <HardToSeeWarning design={draft.document} say={texts => t('checkout:hard_to_see', { texts })} />
    </Card>
  )
}
