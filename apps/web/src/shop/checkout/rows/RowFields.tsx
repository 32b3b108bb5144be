import { sizeLabel, sortSizes, type Size, type SleeveLength } from '@kitwright/garment'
import { ActionIcon, NativeSelect, TextInput, type NativeSelectProps, type TextInputProps } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import css from '../CheckoutScreen.module.css'
import type { CheckoutForm } from '../form/checkoutStorage.ts'

type InputProps = TextInputProps & {
  readonly label: string
  readonly isHalf?: boolean
  readonly ref?: Ref<HTMLInputElement>
}
type SelectProps = NativeSelectProps & { readonly label: string; readonly ref?: Ref<HTMLSelectElement> }

/**
 * A field of a row. Column heads label it on wide screens, its own label on narrow ones. Screen readers always get the
 * label.
 */
export const RowInput = ({ label, isHalf, ...props }: InputProps) => (
  <TextInput
    size="sm"
    className={isHalf ? css.half : undefined}
    aria-label={label}
    label={label}
    classNames={{ label: css.label }}
    {...props}
  />
)

const RowSelect = ({ label, ...props }: SelectProps) => (
  <NativeSelect size="sm" aria-label={label} label={label} classNames={{ label: css.label }} {...props} />
)

type ChoiceProps = Omit<SelectProps, 'label' | 'data'>

interface SizeSelectProps {
  readonly at: `designs.${number}.players.${number}.size` | `designs.${number}.sizes.${number}.size`
  readonly run: readonly Size[]
}

/** A row from a squad may have a size in which this product does not come. It stays visible, and nothing is ordered. */
export function SizeSelect({ at, run }: SizeSelectProps) {
  const { t } = useTranslation(['common', 'checkout'])
  const { register } = useFormContext<CheckoutForm>()
  const size = useWatch<CheckoutForm, typeof at>({ name: at })
  return (
    <RowSelect
      label={t('common:size')}
      data={sortSizes([...run, size]).map(value => ({ value, label: sizeLabel(value) }))}
      error={!run.includes(size) && t('checkout:size_not_offered')}
      {...register(at, { validate: value => run.includes(value) || t('checkout:size_not_offered') })}
    />
  )
}

export function VersionSelect(props: ChoiceProps) {
  const { t } = useTranslation(['common'])
  const data = [
    { value: 'player', label: t('common:player') },
    { value: 'goalkeeper', label: t('common:goalkeeper') },
  ]
  return <RowSelect label={t('common:version')} data={data} {...props} />
}

/** Lists the design's own sleeve first. */
export function SleeveSelect({ sleeve, ...props }: ChoiceProps & { readonly sleeve: SleeveLength }) {
  const { t } = useTranslation(['common'])
  const other = sleeve === 'short' ? 'long' : 'short'
  const data = [
    { value: '', label: t(`common:sleeve_${sleeve}`) },
    { value: other, label: t(`common:sleeve_${other}`) },
  ]
  return <RowSelect label={t('common:sleeve')} data={data} {...props} />
}

export function RemoveRow({ row, onRemove }: { row: number; onRemove: () => void }) {
  const { t } = useTranslation(['checkout'])
  return (
    <ActionIcon
      className={css.remove}
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t('checkout:remove_line', { row })}
      onClick={onRemove}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  )
}
