import { useFormContext } from 'react-hook-form'
import { NewPasswordInputs } from './NewPasswordInputs.tsx'
import { useFieldChecks } from './useFieldChecks.ts'

export interface NewPassword {
  readonly password: string
  readonly again: string
}

/** Fields for a new password, typed twice, inside a form whose fields include them. */
export function NewPasswordFields() {
  const { register, formState } = useFormContext<NewPassword>()
  const checks = useFieldChecks()
  const { errors } = formState
  return (
    <NewPasswordInputs
      password={{ error: errors.password?.message, ...register('password', { validate: checks.password }) }}
      again={{ error: errors.again?.message, ...register('again', { validate: checks.again }) }}
    />
  )
}
