import { Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { LIMITS } from '@kitwright/contract'
import { LANGUAGES, languageFacts, parseLanguage } from '@kitwright/words'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { RequiredNote, useApi, usePreferences } from '../../session/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { Customer } from '../officeTypes.ts'
import css from './StaffOrder.module.css'

interface Props {
  /** Typed before: a name, an e-mail address or a telephone number, or a name with one of them. */
  readonly typed: string | { readonly name: string; readonly contact: string }
  /** The button's text. */
  readonly action: string
  readonly onAdded: (customer: Customer) => void
  readonly onBack: () => void
}

/** Splits what was typed into the fields that it fits. */
function fieldsOf(typed: Props['typed']) {
  const [name, contact] = typeof typed === 'string' ? [typed, typed] : [typed.name, typed.contact]
  const isEmail = contact.includes('@')
  const isPhone = /^[+\d\s()-]{6,}$/.test(contact)
  const isName = name !== contact || !(isEmail || isPhone)
  const [firstName = '', ...rest] = isName ? name.split(/\s+/) : []
  return {
    firstName,
    lastName: rest.join(' '),
    email: isEmail ? contact : '',
    phone: isPhone ? contact : '',
  }
}

interface KnownProps {
  readonly onBack: () => void
  readonly onAnother: (event: FormEvent) => void
}

/** Tells that a customer has the telephone number already, and asks whether it is the same person. */
function KnownNotice({ onBack, onAnother }: KnownProps) {
  const { t } = useTranslation(['counter'])
  return (
    <Alert color="yellow" variant="light" role="alert">
      <div className={css.stack}>
        {t('counter:known')}
        <div className={css.acts}>
          <Button size="xs" variant="default" onClick={onBack}>
            {t('counter:known_choose')}
          </Button>
          <Button size="xs" variant="default" onClick={onAnother}>
            {t('counter:known_another')}
          </Button>
        </div>
      </div>
    </Alert>
  )
}

/** Holds a new customer as typed, and adds them. */
function useCustomer({ typed, onAdded }: Pick<Props, 'typed' | 'onAdded'>) {
  const { language: own } = usePreferences()
  const api = useApi()
  const act = useOfficeAction()
  const [fields, setFields] = useState(() => fieldsOf(typed))
  const [language, setLanguage] = useState(own)
  const [isKnown, setKnown] = useState(false)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const send = async (event: FormEvent, isAnother = false): Promise<void> => {
    event.preventDefault()
    await act(async () => api('POST /api/office/customers', { body: { ...fields, language, isAnother } }), {
      done: ({ value }) => onAdded(value),
      refused: ({ error }) => {
        setWrong(new Set((error.fields ?? []).map(({ path }) => path)))
        if (error.id !== 'customer-known') return false
        setKnown(true)
        return true
      },
    })
  }
  const field = (key: keyof ReturnType<typeof fieldsOf>) => ({
    value: fields[key],
    error: wrong.has(key),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setFields({ ...fields, [key]: event.currentTarget.value }),
  })
  return { field, isWithoutEmail: fields.email.trim() === '', language, setLanguage, isKnown, send }
}

/** Adds a customer, who gets an invitation if there is an address. */
export function CustomerForm({ typed, action, onAdded, onBack }: Props) {
  const { t } = useTranslation(['counter', 'office'])
  const { field, isWithoutEmail, language, setLanguage, isKnown, send } = useCustomer({ typed, onAdded })
  return (
    <form className={css.stack} noValidate onSubmit={event => void send(event)}>
      <div className={css.fields}>
        <TextInput label={t('office:first_name')} required maxLength={LIMITS.name} {...field('firstName')} />
        <TextInput label={t('office:last_name')} required maxLength={LIMITS.name} {...field('lastName')} />
        <TextInput
          type="email"
          label={t('office:email')}
          maxLength={LIMITS.email}
          description={t('counter:invited')}
          {...field('email')}
        />
        <TextInput
          type="tel"
          label={t('office:phone')}
          required={isWithoutEmail}
          maxLength={LIMITS.phone}
          description={t('counter:reached')}
          {...field('phone')}
        />
        <NativeSelect
          label={t('counter:language')}
          value={language}
          data={LANGUAGES.map(value => ({ value, label: languageFacts(value).name }))}
          onChange={event => setLanguage(parseLanguage(event.currentTarget.value))}
        />
      </div>
      {isKnown && <KnownNotice onBack={onBack} onAnother={event => void send(event, true)} />}
      <RequiredNote />
      <div className={css.acts}>
        <Button type="submit">{action}</Button>
        <Button variant="subtle" onClick={onBack}>
          {t('counter:back')}
        </Button>
      </div>
    </form>
  )
}
