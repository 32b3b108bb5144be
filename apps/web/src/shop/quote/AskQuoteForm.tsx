import { LIMITS, QUOTE_LIMITS } from '@kitwright/contract'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useCall, useSession } from '../../session/index.ts'
import { AccountDialog } from '../checkout/order/AccountDialog.tsx'
import css from './QuotePage.module.css'
import { useAskQuote } from './useAskQuote.ts'

const EMPTY = { message: '', neededBy: '', address: '', landmark: '', phone: '' }
type Fields = typeof EMPTY
const REQUIRED = ['address', 'phone'] as const

/** The typed values; empty ones are filled from the last saved address and the account. */
function useFields() {
  const { isSignedIn, details } = useSession()
  const { data } = useCall('GET /api/addresses', {}, { isEnabled: isSignedIn })
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const saved = data?.items[0]
  const known = {
    address: saved?.address,
    landmark: saved?.landmark,
    phone: saved?.phone ?? details?.phone ?? undefined,
  }
  const fields: Fields = {
    ...EMPTY,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value)),
    ...typed,
  }
  const set = (change: Partial<Fields>): void => setTyped(before => ({ ...before, ...change }))
  return { fields, set }
}

interface FieldsProps {
  readonly fields: Fields
  readonly set: (change: Partial<Fields>) => void
  readonly errorOf: (name: keyof Fields) => string | undefined
}

function QuoteFields({ fields, set, errorOf }: FieldsProps) {
  const { t } = useTranslation(['quote'])
  const field = (name: keyof Fields) => ({
    value: fields[name],
    error: errorOf(name),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <Textarea
        label={t('quote:ask_message')}
        description={t('quote:ask_message_hint')}
        autosize
        minRows={3}
        maxLength={QUOTE_LIMITS.message}
        {...field('message')}
      />
      <TextInput type="date" label={t('quote:ask_needed')} {...field('neededBy')} />
      <Textarea
        label={t('quote:address')}
        required
        autosize
        minRows={2}
        maxLength={LIMITS.address}
        autoComplete="street-address"
        {...field('address')}
      />
      <TextInput label={t('quote:landmark')} maxLength={LIMITS.landmark} {...field('landmark')} />
      <TextInput
        type="tel"
        label={t('quote:phone')}
        required
        maxLength={LIMITS.phone}
        autoComplete="tel"
        {...field('phone')}
      />
    </>
  )
}

/** The form with which a customer asks for a quote; it signs a visitor in first. */
export function AskQuoteForm() {
  const { t } = useTranslation(['quote'])
  const { isSignedIn } = useSession()
  const { fields, set } = useFields()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const { ask, errors } = useAskQuote()
  const send = async (): Promise<void> => ask({ ...fields, neededBy: fields.neededBy || null })
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const empty = REQUIRED.filter(name => fields[name].trim() === '')
    setMissing(empty)
    if (empty.length > 0) return
    if (isSignedIn) await send()
    else setAsking(true)
  }
  const errorOf = (name: keyof Fields): string | undefined =>
    missing.includes(name) ? t('quote:required') : errors[name]
  return (
    <>
      <form className={css.form} onSubmit={event => void submit(event)} noValidate>
        <QuoteFields fields={fields} set={set} errorOf={errorOf} />
        <Button type="submit" size="lg">
          {t('quote:ask_send')}
        </Button>
      </form>
      <AccountDialog
        isOpen={isAsking}
        phone={fields.phone}
        onClose={() => setAsking(false)}
        onDone={isStopped => {
          setAsking(false)
          if (!isStopped) void send()
        }}
      />
    </>
  )
}
