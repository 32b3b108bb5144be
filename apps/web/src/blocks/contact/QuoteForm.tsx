import { isEmail, isPhone, LIMITS } from '@kitwright/contract'
import { useId, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormProblem, useApi, useFormSend, useSession, useTenant } from '../../session/index.ts'
import { useForm } from '../../ui/index.ts'

interface Fields {
  readonly team: string
  readonly garment: string
  readonly count: string
  readonly by: string
  readonly contact: string
  readonly note: string
}

interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}
interface FieldProps {
  readonly form: UseFormReturn<Fields>
  readonly name: keyof Fields
  readonly children: (control: ControlProps) => ReactNode
}

/** A labelled control with the reason why it was refused. */
function Field({ form, name, children }: FieldProps) {
  const { t } = useTranslation(['pages'])
  const id = useId()
  const error = form.formState.errors[name]?.message
  const control = {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className={`field field--${name}`}>
      <label htmlFor={id}>{t(`pages:quote_${name === 'garment' ? 'what' : name}`)}</label>
      {children(control)}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Returns a function that writes the request as a message to the shop. */
function useMessage() {
  const { t } = useTranslation(['pages', 'common'])
  const { productTypes } = useTenant()
  return ({ contact, team, garment, count, by, note }: Fields) => {
    const type = productTypes.find(each => each === garment)
    const names = { pieces: count, garment: type ? t(`common:type_${type}`) : '' }
    const lines = [
      [t('pages:quote_team'), team],
      [t('pages:quote_by'), by],
      [t('pages:quote_note'), note],
    ].flatMap(([name, value]) => (value?.trim() ? [`${name}: ${value.trim()}`] : []))
    return {
      contact,
      subject: t('pages:quote_subject', names).slice(0, LIMITS.contactSubject),
      message: lines.join('\n').slice(0, LIMITS.contactMessage),
    }
  }
}

function Controls({ form }: Pick<FieldProps, 'form'>) {
  const { t } = useTranslation(['pages', 'common'])
  const { productTypes } = useTenant()
  const { register } = form
  const rules = {
    team: { validate: (value: string) => value.trim() !== '' || t('pages:quote_team_required') },
    contact: { validate: (value: string) => isEmail(value) || isPhone(value) || t('pages:contact_contact_wrong') },
  }
  return (
    <>
      <Field form={form} name="team">
        {control => (
          <input {...control} autoComplete="organization" maxLength={200} {...register('team', rules.team)} />
        )}
      </Field>
      <Field form={form} name="garment">
        {control => (
          <select {...control} {...register('garment')}>
            {productTypes.map(type => (
              <option key={type} value={type}>
                {t(`common:type_${type}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field form={form} name="count">
        {control => <input {...control} inputMode="numeric" maxLength={6} {...register('count')} />}
      </Field>
      <Field form={form} name="by">
        {control => <input {...control} type="date" {...register('by')} />}
      </Field>
      <Field form={form} name="contact">
        {control => (
          <input {...control} autoComplete="tel" maxLength={LIMITS.email} {...register('contact', rules.contact)} />
        )}
      </Field>
      <Field form={form} name="note">
        {control => <textarea {...control} rows={2} maxLength={1500} {...register('note')} />}
      </Field>
    </>
  )
}

/** The six fields of a request for a price. After sending, calls `onSent` with the address that the answer will go to. */
export function QuoteForm({ onSent }: { onSent: (contact: string) => void }) {
  const { t } = useTranslation(['pages'])
  const [api, { details }, { productTypes }, messageOf] = [useApi(), useSession(), useTenant(), useMessage()]
  const form = useForm<Fields>({
    defaultValues: {
      team: '',
      garment: productTypes[0] ?? '',
      count: '',
      by: '',
      contact: details?.email ?? '',
      note: '',
    },
  })
  const { problem, send } = useFormSend(form.setError)
  const submit = form.handleSubmit(async fields => {
    await send(async () => api('POST /api/contact', { body: messageOf(fields) }), {
      done: () => onSent(fields.contact.trim()),
    })
  })
  return (
    <form className="form" onSubmit={submit} noValidate>
      <FormProblem problem={problem} />
      <Controls form={form} />
      <p className="actions field--send">
        <button className="button button--main" type="submit" disabled={form.formState.isSubmitting}>
          {t('pages:quote_send')}
        </button>
      </p>
    </form>
  )
}
