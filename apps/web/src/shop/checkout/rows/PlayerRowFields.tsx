import { LIMITS } from '@kitwright/contract'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import css from '../CheckoutScreen.module.css'
import type { CheckoutForm } from '../form/checkoutStorage.ts'
import { KitPieces } from './KitPieces.tsx'
import { RemoveRow, RowInput, SizeSelect, SleeveSelect, VersionSelect } from './RowFields.tsx'
import { parseQty, parseShirtNumber, type DesignRowContext } from '../../../cart/index.ts'
import { useSection } from '../form/section.tsx'
import { PlayerSummary } from './PlayerSummary.tsx'

const RowIndex = ({ index }: { index: number }) => (
  <span className={css.index} aria-hidden>
    {index + 1}
  </span>
)

interface Props extends DesignRowContext {
  readonly index: number
  /** On small screens a row is one line that opens. */
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onRemove: () => void
}

/** The fields of one player. */
export function PlayerRowFields({ index, sleeve, hasSleeves, kits, run, isOpen, onToggle, onRemove }: Props) {
  const { t } = useTranslation(['common', 'checkout'])
  const { register, formState } = useFormContext<CheckoutForm>()
  const { at: section, index: place } = useSection()
  const errors = formState.errors.designs?.[place]?.players?.[index]
  const at = `${section}.players.${index}` as const
  // If left empty, the name itself is printed.
  const printed = useWatch<CheckoutForm, `designs.${number}.players.${number}.name`>({ name: `${at}.name` })
  return (
    <div
      className={css.row}
      data-no-sleeves={!hasSleeves || undefined}
      // A row with a mistake is open, so that it can be corrected.
      data-open={isOpen || errors !== undefined || undefined}
      data-player
      role="group"
      aria-label={t('checkout:row', { row: index + 1 })}
    >
      <PlayerSummary at={at} index={index} isOpen={isOpen || errors !== undefined} onToggle={onToggle} />
      <RowIndex index={index} />
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
