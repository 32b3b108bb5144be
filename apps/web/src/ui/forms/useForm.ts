import {
  type FieldErrors,
  type FieldValues,
  // oxlint-disable-next-line no-restricted-imports -- this is the one place
  useForm as useHookForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import type { BaseSyntheticEvent } from 'react'

interface Focusable {
  focus(): void
}
const canFocus = (ref: unknown): ref is Focusable =>
  typeof ref === 'object' && ref !== null && typeof (ref as Partial<Focusable>).focus === 'function'

/** Returns the registered fields that are invalid now. */
export function wrongFields(errors: unknown): Focusable[] {
  if (typeof errors !== 'object' || errors === null) return []
  const { type, message, ref } = errors as { readonly [key: string]: unknown }
  // Recognises errors by their text, since a form may have fields with these names.
  const isError = typeof type === 'string' || typeof message === 'string'
  if (isError) return canFocus(ref) ? [ref] : []
  return Object.values(errors).flatMap(wrongFields)
}

/** Compares fields by their position on the page, which may differ from the order of registration: rows come and go. */
function inPlace(a: Focusable, b: Focusable): number {
  if (!(a instanceof Node) || !(b instanceof Node)) return Number(b instanceof Node) - Number(a instanceof Node)
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
}

/** Focuses the first invalid field on the page. */
export function focusFirst(errors: unknown): void {
  wrongFields(errors).toSorted(inPlace)[0]?.focus()
}

/** Marks the form as busy while it is sent, so that its dialog stays open and reports the result. */
async function whileFormBusy<T>(event: BaseSyntheticEvent | undefined, send: () => T): Promise<Awaited<T>> {
  const form: unknown = event?.target
  if (!(form instanceof HTMLFormElement)) return await send()
  form.ariaBusy = 'true'
  try {
    return await send()
  } finally {
    form.ariaBusy = null
  }
}

/** A form that focuses the first invalid field on the page when it cannot be sent. */
export function useForm<T extends FieldValues, C = unknown, R = T>(
  props: UseFormProps<T, C, R>,
): UseFormReturn<T, C, R> {
  const form = useHookForm<T, C, R>({ ...props, shouldFocusError: false })
  const handleSubmit: typeof form.handleSubmit = (onGood, onWrong) =>
    form.handleSubmit(
      async (data, event) => whileFormBusy(event, () => onGood(data, event)),
      async (errors: FieldErrors<T>, event) => {
        await onWrong?.(errors, event)
        focusFirst(errors)
      },
    )
  return { ...form, handleSubmit }
}
