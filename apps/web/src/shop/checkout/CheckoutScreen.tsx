import { runOf, sleeveOf, sleevesOf } from '@kitwright/garment'
import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../ui/index.ts'
import page from '../Page.module.css'
import { AccountDialog } from './order/AccountDialog.tsx'
import css from './CheckoutScreen.module.css'
import { DeliveryFields } from './DeliveryFields.tsx'
import { DesignCard } from './DesignCard.tsx'
import { FabricChoice } from './FabricChoice.tsx'
import type { CheckoutSource } from './form/checkoutSource.ts'
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
export function CheckoutScreen({ source }: { source: CheckoutSource }) {
  const { t } = useTranslation(['checkout', 'common'])
  const { design } = source
  const own = {
    sleeve: sleeveOf(design.document),
    hasSleeves: sleevesOf(design.productType).length > 1,
    kits: kitsOf(design.document),
    run: runOf(design.productType),
  }
  const storage = useMemo(() => createCheckoutStorage(design.id, localStorage), [design.id])
  const form = useForm<CheckoutForm>({ defaultValues: startForm(source, storage.form()), mode: 'onTouched' })
  usePersistedForm({ form, storage, source })
  const placing = usePlaceOrder({ form, storage, source })
  return (
    <FormProvider {...form}>
      <h1 className={page.title}>{t('checkout:title')}</h1>
      <form onSubmit={placing.submit} noValidate className={css.columns}>
        <div className={css.fields}>
          <DesignCard design={design} />
          <KitCards design={design} />
          <PlayerRows {...own} design={design} />
          <SizeRows {...own} productType={design.productType} />
          <FabricChoice productType={design.productType} />
          <OtherDesigns />
          <DeliveryFields />
        </div>
        <QuotePanel design={design} placing={placing} />
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
