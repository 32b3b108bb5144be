import { sleeveOf, sleevesOf, type ProductType } from '@kitwright/garment'
import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../ui/index.ts'
import type { Draft } from '../../drafts/index.ts'
import page from '../Page.module.css'
import { AccountDialog } from './order/AccountDialog.tsx'
import css from './CheckoutScreen.module.css'
import { DeliveryFields } from './DeliveryFields.tsx'
import { DesignCard } from './DesignCard.tsx'
import { FabricChoice } from './FabricChoice.tsx'
import { createCheckoutStorage, startForm, type CheckoutForm } from './form/checkoutStorage.ts'
import { KitCards } from './KitCards.tsx'
import { kitsOf } from './form/checkoutKits.ts'
import { OtherDesigns } from './rows/OtherDesigns.tsx'
import { PlayerRows } from './rows/PlayerRows.tsx'
import { QuotePanel } from './order/QuotePanel.tsx'
import { SizeRows } from './rows/SizeRows.tsx'
import { usePersistedForm } from './form/usePersistedForm.ts'
import { usePlaceOrder } from './order/usePlacing.ts'

/** The whole checkout of one design. */
export function CheckoutScreen({ draft, productType }: { draft: Draft; productType: ProductType }) {
  const { t } = useTranslation(['checkout', 'common'])
  const own = {
    sleeve: sleeveOf(draft.document),
    hasSleeves: sleevesOf(productType).length > 1,
    kits: kitsOf(draft.document),
  }
  const storage = useMemo(() => createCheckoutStorage(draft.id, localStorage), [draft.id])
  const form = useForm<CheckoutForm>({ defaultValues: startForm(draft, storage.form()), mode: 'onTouched' })
  usePersistedForm({ form, storage, draft })
  const placing = usePlaceOrder({ form, storage, draft, productType })
  return (
    <FormProvider {...form}>
      <h1 className={page.title}>{t('checkout:title')}</h1>
      <form onSubmit={placing.submit} noValidate className={css.columns}>
        <div className={css.fields}>
          <DesignCard draft={draft} productType={productType} />
          <KitCards draft={draft} productType={productType} />
          <PlayerRows {...own} draft={draft} productType={productType} />
          <SizeRows {...own} productType={productType} />
          <FabricChoice productType={productType} />
          <OtherDesigns />
          <DeliveryFields />
        </div>
        <QuotePanel draft={draft} productType={productType} placing={placing} />
      </form>
      <AccountDialog
        isOpen={placing.isAsking}
        phone={form.getValues('phone')}
        onDone={placing.onSignedIn}
        onClose={placing.onCancel}
      />
    </FormProvider>
  )
}
