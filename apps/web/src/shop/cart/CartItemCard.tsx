import type { CartItem } from '@kitwright/contract'
import type { DesignDocument } from '@kitwright/design'
import { editorPathOf } from '@kitwright/garment'
import { Alert, Button } from '@mantine/core'
import { IconPencil, IconScissors, IconTrash, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { SewnSampleDialog, type useChangeCart } from '../../cart/index.ts'
import { DesignPicture } from '../../domainComponents/index.ts'
import { ButtonLink, formatCents, toast } from '../../ui/index.ts'
import css from './Cart.module.css'
import { FabricField } from './FabricField.tsx'
import { ItemChanges } from './ItemChanges.tsx'
import { ItemPieces } from './ItemPieces.tsx'
import { ItemPrice } from './ItemPrice.tsx'

interface Props {
  readonly item: CartItem
  readonly changes: ReturnType<typeof useChangeCart>
}

const PROBLEM_TEXTS = {
  'no-price': 'problem_no_price',
  'product-not-offered': 'problem_product_not_offered',
  'size-not-offered': 'problem_size_not_offered',
  'cart-empty': 'problem_cart_empty',
  'not-found': 'problem_not_found',
  'invalid-input': 'problem_invalid_input',
} as const

/** The buttons of one item. */
function ItemActions({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const { t } = useTranslation(['cart', 'sample'])
  const [isSampling, setSampling] = useState(false)
  const { designId, name, productType, revision, fabric } = item
  const sleeve = item.lines[0]?.sleeve
  return (
    <div className={css.actions}>
      <ButtonLink
        to="/design/checkout/$productId"
        params={{ productId: 'cart' }}
        variant="default"
        size="sm"
        leftSection={<IconUsers size={16} aria-hidden />}
      >
        {t('cart:edit_pieces')}
      </ButtonLink>
      <ButtonLink
        to="/design/$slug"
        params={{ slug: editorPathOf(productType) }}
        search={revision === null ? { draft: designId } : { design: designId }}
        variant="default"
        size="sm"
        leftSection={<IconPencil size={16} aria-hidden />}
      >
        {t('cart:edit_design')}
      </ButtonLink>
      {revision !== null && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconScissors size={16} aria-hidden />}
          onClick={() => setSampling(true)}
        >
          {t('sample:kind_sewn')}
        </Button>
      )}
      {isSampling && (
        <SewnSampleDialog
          design={{ id: designId, name, productType, fabric, ...(sleeve && { sleeve }) }}
          onClose={() => setSampling(false)}
        />
      )}
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<IconTrash size={16} aria-hidden />}
        aria-label={t('cart:remove_named', { name })}
        onClick={onRemove}
      >
        {t('cart:remove')}
      </Button>
    </div>
  )
}

/** A design of the cart: its picture, pieces, price, and what can be done with it. */
export function CartItemCard({ item, changes }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  const { id, name, productType, pictureUrl, document, problem } = item
  const remove = async (): Promise<void> => {
    if (await changes.remove(id)) toast('info', t('cart:removed', { name }))
  }
  return (
    <li className={css.item} aria-label={name}>
      <div className={css.picture}>
        <DesignPicture type={productType} name="" pictureUrl={pictureUrl} design={document as DesignDocument} />
      </div>
      <div className={css.words}>
        <h2>{name}</h2>
        <p className={css.facts}>{t(`common:type_${productType}`)}</p>
        <ItemPieces lines={item.lines} />
        {problem !== null && (
          <Alert color="red" variant="light" p="xs">
            {t(`cart:${PROBLEM_TEXTS[problem]}`)}
          </Alert>
        )}
        <ItemChanges item={item} onAccept={() => void changes.change(id, { revision: item.currentRevision ?? 1 })} />
        <FabricField item={item} onChange={fabric => void changes.change(id, { fabric })} />
        <ItemActions item={item} onRemove={() => void remove()} />
      </div>
      <ItemPrice
        item={item}
        total={item.totalCents === null ? t('cart:without_price') : formatCents(item.totalCents)}
      />
    </li>
  )
}
