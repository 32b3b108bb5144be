import { useFormContext } from 'react-hook-form'
import { NameInputs, PhoneInput } from './PersonInputs.tsx'
import { useFieldChecks } from './useFieldChecks.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/** First and last name fields, inside a form whose fields include them. */
export function NameFields() {
  const { register, formState } = useFormContext<Person>()
  const checks = useFieldChecks()
  const { errors } = formState
  return (
    <NameInputs
      first={{ error: errors.firstName?.message, ...register('firstName', { validate: checks.firstName }) }}
      last={{ error: errors.lastName?.message, ...register('lastName', { validate: checks.lastName }) }}
    />
  )
}

/** Optional phone number field, inside a form whose fields include it. */
export function PhoneField() {
  const { register, formState } = useFormContext<Person>()
  const checks = useFieldChecks()
  return <PhoneInput error={formState.errors.phone?.message} {...register('phone', { validate: checks.phone })} />
}
