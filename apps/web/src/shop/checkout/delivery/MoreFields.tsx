import { LIMITS, parseMapPoint, SHIPPING_LIMITS } from '@kitwright/contract'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { useIsDesktop } from '../../../ui/index.ts'
import type { CheckoutForm } from '../form/checkoutForm.ts'
import css from './DeliveryChoice.module.css'

const FOLDED = ['landmark', 'directions', 'mapPoint', 'purchaseNumber', 'note'] as const

/** Landmark, directions and a map pin for the driver. */
function FindingFields() {
  const { t } = useTranslation(['checkout', 'shipment'])
  const { register, formState } = useFormContext<CheckoutForm>()
  return (
    <>
      <TextInput
        label={t('checkout:landmark')}
        description={t('checkout:landmark_hint')}
        maxLength={LIMITS.landmark}
        {...register('landmark')}
      />
      <TextInput
        label={t('shipment:directions')}
        description={t('shipment:directions_hint')}
        maxLength={SHIPPING_LIMITS.directions}
        {...register('directions')}
      />
      <TextInput
        label={t('shipment:map_point')}
        description={t('shipment:map_point_hint')}
        autoComplete="off"
        maxLength={SHIPPING_LIMITS.mapPoint}
        error={formState.errors.mapPoint?.message}
        {...register('mapPoint', {
          validate: value => value.trim() === '' || parseMapPoint(value) !== null || t('shipment:map_point_wrong'),
        })}
      />
    </>
  )
}

/** The optional fields of a delivery. A small screen shows them folded until one is used. */
export function MoreFields() {
  const { t } = useTranslation(['checkout', 'shipment'])
  const { register, getValues, formState } = useFormContext<CheckoutForm>()
  const isDesktop = useIsDesktop()
  const [isOpen, setOpen] = useState(() => FOLDED.some(name => getValues(name) !== ''))
  const isShown = isDesktop || isOpen || formState.errors.mapPoint !== undefined
  return (
    <>
      {!isDesktop && (
        <button type="button" className={css.fold} aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
          {t('shipment:more')}
        </button>
      )}
      {/* Folded fields stay registered, so that their values are sent. */}
      <div className={css.more} hidden={!isShown}>
        <FindingFields />
        <TextInput
          label={t('shipment:purchase_number')}
          description={t('shipment:purchase_number_hint')}
          autoComplete="off"
          maxLength={SHIPPING_LIMITS.purchaseNumber}
          {...register('purchaseNumber')}
        />
        <Textarea
          className={css.wide ?? ''}
          label={t('checkout:note')}
          description={t('checkout:note_hint')}
          maxLength={LIMITS.note}
          autosize
          minRows={2}
          maxRows={8}
          {...register('note')}
        />
      </div>
    </>
  )
}
