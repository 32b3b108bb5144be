import { QUOTE_LIMITS } from '@kitwright/contract'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import css from './Edit.module.css'
import type { TypedExtra } from './editForm.ts'

interface Props {
  readonly extras: readonly TypedExtra[]
  readonly wrong: ReadonlySet<string>
  readonly onChange: (extras: readonly TypedExtra[]) => void
}

interface RowProps {
  readonly extra: TypedExtra
  readonly wrong: ReadonlySet<string>
  readonly onChange: (change: Partial<TypedExtra>) => void
  readonly onDrop: () => void
}

function ExtraRow({ extra: { key, text, dollars, isDiscount, qty }, wrong, onChange, onDrop }: RowProps) {
  const { t } = useTranslation(['edits'])
  return (
    <div className={css.extra}>
      <TextInput
        size="xs"
        aria-label={t('edits:extra_text')}
        placeholder={t('edits:extra_text')}
        value={text}
        maxLength={QUOTE_LIMITS.text}
        error={wrong.has(`${key}.text`) && t('edits:text_missing')}
        onChange={event => onChange({ text: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        aria-label={`${t('edits:extra_amount')}: ${text}`}
        leftSection={`${isDiscount ? '−' : '+'}${qty === 1 ? '' : ` ${qty} ×`} $`}
        leftSectionWidth={qty === 1 ? 34 : 64}
        inputMode="decimal"
        value={dollars}
        error={wrong.has(`${key}.dollars`) && t('edits:price_wrong')}
        onChange={event => onChange({ dollars: event.currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`${t('edits:extra_remove')}: ${text}`}
        onClick={onDrop}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** Surcharges and discounts as lines of their own. */
export function EditExtras({ extras, wrong, onChange }: Props) {
  const { t } = useTranslation(['edits'])
  const set = (key: string, change: Partial<TypedExtra>): void =>
    onChange(extras.map(extra => (extra.key === key ? { ...extra, ...change } : extra)))
  const add = (isDiscount: boolean): void =>
    onChange([...extras, { key: crypto.randomUUID(), text: '', qty: 1, dollars: '', isDiscount }])
  return (
    <section className={css.extras}>
      <h3>{t('edits:extras')}</h3>
      {extras.map(extra => (
        <ExtraRow
          key={extra.key}
          extra={extra}
          wrong={wrong}
          onChange={changed => set(extra.key, changed)}
          onDrop={() => onChange(extras.filter(({ key }) => key !== extra.key))}
        />
      ))}
      {extras.length < QUOTE_LIMITS.extras && (
        <div className={css.acts}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => add(false)}
          >
            {t('edits:add_surcharge')}
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconMinus size={16} aria-hidden />}
            onClick={() => add(true)}
          >
            {t('edits:add_discount')}
          </Button>
        </div>
      )}
    </section>
  )
}
