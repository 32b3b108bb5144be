import { QUOTE_LIMITS } from '@kitwright/contract'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import type { TypedExtra } from './draftForm.ts'
import css from './Quote.module.css'

interface Props {
  readonly extras: readonly TypedExtra[]
  readonly wrong: ReadonlySet<string>
  readonly onChange: (extras: readonly TypedExtra[]) => void
}

const newExtra = (): TypedExtra => ({ id: crypto.randomUUID(), text: '', qty: '1', dollars: '' })

/** The free-text lines of the next revision. */
export function ExtraFields({ extras, wrong, onChange }: Props) {
  const { t } = useTranslation(['quotes'])
  const set = (id: string, change: Partial<TypedExtra>): void =>
    onChange(extras.map(extra => (extra.id === id ? { ...extra, ...change } : extra)))
  return (
    <>
      {extras.map(({ id, text, qty, dollars }) => (
        <div key={id} className={css.extra}>
          <TextInput
            label={t('quotes:extra_text')}
            value={text}
            maxLength={QUOTE_LIMITS.text}
            error={wrong.has(`${id}.text`) && t('quotes:text_missing')}
            onChange={event => set(id, { text: event.currentTarget.value })}
          />
          <TextInput
            label={t('quotes:extra_qty')}
            inputMode="numeric"
            value={qty}
            error={wrong.has(`${id}.qty`) && t('quotes:qty_wrong')}
            onChange={event => set(id, { qty: event.currentTarget.value })}
          />
          <TextInput
            label={t('quotes:unit_price')}
            leftSection="$"
            inputMode="decimal"
            value={dollars}
            error={wrong.has(`${id}.dollars`) && t('quotes:price_wrong')}
            onChange={event => set(id, { dollars: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('quotes:extra_remove')}
            onClick={() => onChange(extras.filter(extra => extra.id !== id))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {extras.length < QUOTE_LIMITS.extras && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...extras, newExtra()])}
        >
          {t('quotes:extra_add')}
        </Button>
      )}
    </>
  )
}
