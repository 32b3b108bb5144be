import { isEmail, isPhone, LIMITS, QUOTE_LIMITS } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import { dayIn, parseWholeNumber } from '@kitwright/measure'
import { useId, useState, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { FormProblem, useApi, useFormSend, useSession, useTenant, useTimeZone } from '../../session/index.ts'
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

/** The fields as the server takes them. */
const bodyOf = ({ team, garment, count, by, contact, note }: Fields) => ({
  team,
  items: [{ productType: garment as ProductType, pieces: parseWholeNumber(count) ?? 0 }],
  neededBy: by || null,
  note,
  contact,
})

function Controls({ form }: Pick<FieldProps, 'form'>) {
  const { t } = useTranslation(['pages', 'common', 'offer'])
  const { productTypes } = useTenant()
  const { register } = form
  const zone = useTimeZone()
  const [today] = useState(() => dayIn(new Date(), zone))
  const rules = {
    team: { validate: (value: string) => value.trim() !== '' || t('pages:quote_team_required') },
    count: {
      validate: (value: string) => {
        const pieces = parseWholeNumber(value)
        return (
          (pieces !== null && pieces >= 1 && pieces <= LIMITS.pieces) ||
          t('offer:count_required', { most: LIMITS.pieces })
        )
      },
    },
    by: { validate: (value: string) => value === '' || value >= today || t('offer:by_past') },
    contact: { validate: (value: string) => isEmail(value) || isPhone(value) || t('pages:contact_contact_wrong') },
  }
  return (
    <>
      <Field form={form} name="team">
        {control => (
          <input
            {...control}
            autoComplete="organization"
            maxLength={QUOTE_LIMITS.text}
            {...register('team', rules.team)}
          />
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
        {control => <input {...control} inputMode="numeric" maxLength={6} {...register('count', rules.count)} />}
      </Field>
      <Field form={form} name="by">
        {control => <input {...control} type="date" min={today} {...register('by', rules.by)} />}
      </Field>
      <Field form={form} name="contact">
        {control => (
          <input {...control} autoComplete="tel" maxLength={LIMITS.email} {...register('contact', rules.contact)} />
        )}
      </Field>
      <Field form={form} name="note">
        {control => <textarea {...control} rows={2} maxLength={QUOTE_LIMITS.requestNote} {...register('note')} />}
      </Field>
    </>
  )
}

interface Props {
  /** The garment that is chosen at first. */
  readonly type: ProductType | undefined
  readonly onSent: (sent: { readonly number: string; readonly contact: string }) => void
}

/** The six fields of a request for a price. After sending, calls `onSent` with its number and the address of the answer. */
export function QuoteForm({ type, onSent }: Props) {
  const { t } = useTranslation(['pages'])
  const [api, { details }, { productTypes }] = [useApi(), useSession(), useTenant()]
  const form = useForm<Fields>({
    defaultValues: {
      team: '',
      garment: type ?? productTypes[0] ?? '',
      count: '',
      by: '',
      contact: details?.email ?? '',
      note: '',
    },
  })
  const { problem, send } = useFormSend(form.setError)
  const submit = form.handleSubmit(async fields => {
    await send(async () => api('POST /api/quote-requests', { body: bodyOf(fields) }), {
      done: ({ value: { number } }) => onSent({ number, contact: fields.contact.trim() }),
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
