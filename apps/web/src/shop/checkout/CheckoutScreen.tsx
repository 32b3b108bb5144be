import { runOf, sleeveOf, sleevesOf } from '@kitwright/garment'
import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { kitsOf } from '../../cart/index.ts'
import { useForm } from '../../ui/index.ts'
import page from '../Page.module.css'
import { AccountDialog } from './order/AccountDialog.tsx'
import css from './CheckoutScreen.module.css'
import { DeliveryFields } from './DeliveryFields.tsx'
import { DesignCard } from './DesignCard.tsx'
import { FabricChoice } from './FabricChoice.tsx'
import type { CheckoutSource } from './form/checkoutSource.ts'
import { createCheckoutStorage, startForm, type CheckoutForm } from './form/checkoutStorage.ts'
import { SectionProvider, useSection } from './form/section.tsx'
import { PaymentChoice } from './payment/PaymentChoice.tsx'
import { PlayerRows } from './rows/PlayerRows.tsx'
import { QuotePanel } from './order/QuotePanel.tsx'
import { SizeRows } from './rows/SizeRows.tsx'
import { usePersistedForm } from './form/usePersistedForm.ts'
import { usePlaceOrder } from './order/usePlacing.ts'

/** The input of one design: kits, players, plain pieces and fabric. */
function DesignSection() {
  const { design } = useSection()
  const own = {
    sleeve: sleeveOf(design.document),
    hasSleeves: sleevesOf(design.productType).length > 1,
    kits: kitsOf(design.document),
    run: runOf(design.productType),
  }
  return (
    <section className={css.fields} aria-label={design.name}>
      <DesignCard />
      <PlayerRows {...own} />
      <SizeRows {...own} />
      <FabricChoice />
    </section>
  )
}

/** The whole checkout: each design of its source, delivery, price and the button. */
export function CheckoutScreen({ source }: { source: CheckoutSource }) {
  const { t } = useTranslation(['checkout', 'common'])
  const storage = useMemo(() => createCheckoutStorage(source.name, localStorage), [source.name])
  const form = useForm<CheckoutForm>({ defaultValues: startForm(source, storage.form()), mode: 'onTouched' })
  usePersistedForm({ form, storage, source })
  const placing = usePlaceOrder({ form, storage, source })
  return (
    <FormProvider {...form}>
      <h1 className={page.title}>{t('checkout:title')}</h1>
      <form onSubmit={placing.submit} noValidate className={css.columns} data-checkout>
        <div className={css.fields}>
          {source.designs.map(({ design }, index) => (
            <SectionProvider key={`${design.id} ${String(index)}`} design={design} index={index}>
              <DesignSection />
            </SectionProvider>
          ))}
          <DeliveryFields designs={source.designs} samples={source.samples} />
          <PaymentChoice />
        </div>
        <QuotePanel designs={source.designs} samples={source.samples} placing={placing} />
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
