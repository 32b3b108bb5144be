import type { Answer } from '@kitwright/contract/client'
import type { QueryFilters } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { type ChangeFeedback, type Refusal, useSend } from '../../calls/useSend.ts'
import type { FormError } from './FormProblem.tsx'

interface FormRefusalTargets<F extends FieldValues> {
  readonly setError: UseFormSetError<F>
  readonly setProblem: (problem: FormError) => void
  /** Field that an error belongs to, by the error's id. */
  readonly places: Readonly<Partial<Record<string, Path<F>>>>
}

/** Reports a refusal at the field it concerns, else above the form. */
export function tellRefusal<F extends FieldValues>(
  { error }: Refusal,
  { setError, setProblem, places }: FormRefusalTargets<F>,
): true {
  const place = places[error.id]
  if (place === undefined) setProblem(error)
  else setError(place, { message: error.message }, { shouldFocus: true })
  return true
}

interface FormSend {
  /** The error for `FormProblem`. */
  readonly problem: FormError | null
  readonly send: <T>(call: () => Promise<Answer<T>>, ending?: Omit<ChangeFeedback<T>, 'isQuiet'>) => Promise<boolean>
}

/** Sends a form's content as `useSend` does. The form's button shows that it waits, and refusals appear in the form. */
export function useFormSend<F extends FieldValues>(
  setError: UseFormSetError<F>,
  {
    places = {},
    touched = null,
  }: Partial<Pick<FormRefusalTargets<F>, 'places'>> & { touched?: QueryFilters | null } = {},
): FormSend {
  const [problem, setProblem] = useState<FormError | null>(null)
  const send = useSend(touched)
  return {
    problem,
    send: async (call, ending = {}) => {
      setProblem(null)
      return send(call, {
        ...ending,
        isQuiet: true,
        refused: async refusal =>
          (await ending.refused?.(refusal)) || tellRefusal(refusal, { setError, setProblem, places }),
      })
    },
  }
}
