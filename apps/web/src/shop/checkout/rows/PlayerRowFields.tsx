import { LIMITS } from '@kitwright/contract'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import css from '../CheckoutScreen.module.css'
import type { CheckoutForm } from '../form/checkoutStorage.ts'
import { KitPieces } from './KitPieces.tsx'
import { RemoveRow, RowInput, SizeSelect, SleeveSelect, VersionSelect } from './RowFields.tsx'
import { parseQty } from '../../parseQty.ts'
import { parseShirtNumber, type DesignRowContext } from '../form/checkoutRows.ts'

interface Props extends DesignRowContext {
  readonly index: number
  readonly onRemove: () => void
}

/** The fields of one player. */
export function PlayerRowFields({ index, sleeve, hasSleeves, kits, run, onRemove }: Props) {
  const { t } = useTranslation(['common', 'checkout'])
  const { register, formState } = useFormContext<CheckoutForm>()
  const errors = formState.errors.players?.[index]
  const at = `players.${index}` as const
  // If left empty, the name itself is printed.
  const printed = useWatch<CheckoutForm, `players.${number}.name`>({ name: `${at}.name` })
  return (
    <div
      className={css.row}
      data-no-sleeves={!hasSleeves || undefined}
      role="group"
      aria-label={t('checkout:row', { row: index + 1 })}
    >
      <span className={css.index} aria-hidden>
        {index + 1}
      </span>
      <RowInput
        isHalf
        label={t('common:name')}
        maxLength={LIMITS.name}
        error={errors?.name?.message}
        {...register(`${at}.name`, { validate: value => value.trim() !== '' || t('common:name_required') })}
      />
      <RowInput
        isHalf
        label={t('common:print_name')}
        maxLength={LIMITS.printName}
        placeholder={printed}
        {...register(`${at}.printName`)}
      />
      <RowInput
        label={t('common:number')}
        inputMode="numeric"
        maxLength={3}
        error={errors?.number?.message}
        {...register(`${at}.number`, {
          validate: {
            filled: value => value.trim() !== '' || t('common:number_required'),
            good: value => parseShirtNumber(value) !== null || t('common:number_invalid'),
          },
        })}
      />
      <SizeSelect at={`${at}.size`} run={run} />
      <VersionSelect {...register(`${at}.version`)} />
      {hasSleeves && <SleeveSelect sleeve={sleeve} {...register(`${at}.sleeve`)} />}
      <RowInput
        label={t('common:quantity')}
        inputMode="numeric"
        maxLength={5}
        error={errors?.qty?.message}
        {...register(`${at}.qty`, { validate: value => parseQty(value) !== null || t('common:quantity_invalid') })}
      />
      <RemoveRow row={index + 1} onRemove={onRemove} />
      <KitPieces at={at} offered={kits} />
    </div>
  )
}
