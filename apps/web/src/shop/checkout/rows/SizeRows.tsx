import { baseSizeOf } from '@kitwright/garment'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { Card, useIsDesktop } from '../../../ui/index.ts'
import { SizeChartButton } from '../../sizes/SizeChartButton.tsx'
import css from '../CheckoutScreen.module.css'
import type { CheckoutForm } from '../form/checkoutStorage.ts'
import { KitPieces } from './KitPieces.tsx'
import { RemoveRow, RowInput, SizeSelect, SleeveSelect } from './RowFields.tsx'
import { parseQty, type DesignRowContext } from '../../../cart/index.ts'
import { useSection } from '../form/section.tsx'

function Heads({ hasSleeves }: { hasSleeves: boolean }) {
  const { t } = useTranslation(['common'])
  return (
    <div className={`${css.row} ${css.heads}`} data-plain data-no-sleeves={!hasSleeves || undefined} aria-hidden>
      <span />
      <span>{t('common:size')}</span>
      {hasSleeves && <span>{t('common:sleeve')}</span>}
      <span>{t('common:quantity')}</span>
    </div>
  )
}

interface SizeRowProps extends DesignRowContext {
  readonly index: number
  readonly onRemove: () => void
}

/** Form fields of one size row. */
function SizeRowFields({ index, sleeve, hasSleeves, kits, run, onRemove }: SizeRowProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const { register, formState } = useFormContext<CheckoutForm>()
  const { at: section, index: place } = useSection()
  const at = `${section}.sizes.${index}` as const
  return (
    <div
      className={css.row}
      data-plain
      data-no-sleeves={!hasSleeves || undefined}
      role="group"
      aria-label={t('checkout:row', { row: index + 1 })}
    >
      <span className={css.index} aria-hidden>
        {index + 1}
      </span>
      <SizeSelect at={`${at}.size`} run={run} />
      {hasSleeves && <SleeveSelect sleeve={sleeve} {...register(`${at}.sleeve`)} />}
      <RowInput
        label={t('common:quantity')}
        inputMode="numeric"
        maxLength={5}
        error={formState.errors.designs?.[place]?.sizes?.[index]?.qty?.message}
        {...register(`${at}.qty`, {
          validate: value => parseQty(value) !== null || t('common:quantity_invalid'),
        })}
      />
      <RemoveRow row={index + 1} onRemove={onRemove} />
      <KitPieces at={at} offered={kits} />
    </div>
  )
}

/** Fields for pieces without a name: size × quantity. */
export function SizeRows(own: DesignRowContext) {
  const { design, at } = useSection()
  const { productType } = design
  const { t } = useTranslation(['checkout'])
  const { control } = useFormContext<CheckoutForm>()
  const isDesktop = useIsDesktop()
  const { fields, append, remove } = useFieldArray({ control, name: `${at}.sizes`, keyName: 'key' })
  // Most teams order by player: on a small screen the empty list is one line.
  const isFolded = !isDesktop && fields.length === 0
  const add = (
    <Button
      variant="default"
      size={isFolded ? 'sm' : 'md'}
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() =>
        append(
          { id: crypto.randomUUID(), size: baseSizeOf(productType), sleeve: '', qty: '1' },
          { focusName: `${at}.sizes.${fields.length}.qty` },
        )
      }
    >
      {t('checkout:add_size')}
    </Button>
  )
  return (
    <Card
      title={t('checkout:sizes_title')}
      {...(isDesktop && { text: t('checkout:sizes_text') })}
      actions={isFolded ? add : <SizeChartButton type={productType} />}
    >
      {!isFolded && (
        <>
          <div className={css.rows}>
            {fields.length > 0 && <Heads hasSleeves={own.hasSleeves} />}
            {fields.map((field, index) => (
              <SizeRowFields key={field.key} index={index} {...own} onRemove={() => remove(index)} />
            ))}
          </div>
          <div className={css.buttons}>{add}</div>
        </>
      )}
    </Card>
  )
}
