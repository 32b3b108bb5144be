import { type Field, type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'

/** The result of parsing the whole form: its value, or the errors by path. */
export type ParsedForm<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly wrong: Readonly<Record<string, string>> }

/** A resolver for a form that is validated as a whole. It shows errors at their fields and submits the parsed value. */
export function formResolver<T extends FieldValues, R>(read: (fields: T) => ParsedForm<R>): Resolver<T, unknown, R> {
  return (typed, _context, { fields }) => {
    const reading = read(typed)
    if (reading.ok) return { values: reading.value, errors: {} }
    const errors: FieldErrors<T> = {}
    for (const [path, message] of Object.entries(reading.wrong))
      set(errors, path, { type: 'wrong', message, ref: (get(fields, path) as Field['_f'] | undefined)?.ref })
    return { values: {}, errors }
  }
}
