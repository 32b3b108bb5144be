import type { CartSample } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import type { useChangeCart } from '../../cart/index.ts'
import { DesignPicture, ProductTile, useFabricName } from '../../domainComponents/index.ts'
import { formatCents, toast } from '../../ui/index.ts'
import css from './Cart.module.css'

interface Props {
  readonly sample: CartSample
  readonly changes: ReturnType<typeof useChangeCart>
}

/** A sample of the cart, and the button that takes it out. */
export function SampleCard({ sample, changes }: Props) {
  const { t } = useTranslation(['sample', 'cart', 'common'])
  const fabricName = useFabricName()
  const { id, kind, productType, sewn, cents } = sample
  const product = t(`common:type_${productType}`)
  const name = `${t(`sample:kind_${kind}`)}: ${sewn?.name || product}`
  const remove = async (): Promise<void> => {
    if (await changes.removeSample(id)) toast('info', t('sample:removed', { name }))
  }
  return (
    <li className={css.item} aria-label={name}>
      <div className={css.picture}>
        {sewn ? (
          <DesignPicture type={productType} name="" pictureUrl={sewn.pictureUrl} />
        ) : (
          <ProductTile type={productType} alt="" colour="chalk" sizes="148px" />
        )}
      </div>
      <div className={css.words}>
        <h2>{t(`sample:kind_${kind}`)}</h2>
        <p className={css.facts}>
          {sewn
            ? [sewn.name, product, sizeLabel(sewn.size), fabricName(sewn.fabric)].filter(Boolean).join(' · ')
            : product}
        </p>
        <p className={css.facts}>{t(`sample:about_${kind}`)}</p>
        {cents === null && <p className={css.missing}>{t('sample:gone')}</p>}
        <div className={css.actions}>
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={t('cart:remove_named', { name })}
            onClick={() => void remove()}
          >
            {t('cart:remove')}
          </Button>
        </div>
      </div>
      <p className={`${css.price} kw-num`}>
        <b>{cents === null ? t('cart:without_price') : formatCents(cents)}</b>
      </p>
    </li>
  )
}
