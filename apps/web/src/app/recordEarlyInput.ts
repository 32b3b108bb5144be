import { isHydrated } from './hydration.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A person's input: the value, and for a check box or radio button whether it is checked. */
export type EarlyInput = readonly [value: string, isChecked: boolean | undefined]

export const inputOf = (field: Field): EarlyInput => [field.value, (field as HTMLInputElement).checked]

/** Fields of a server-rendered page that were changed before React answers them. */
export const earlyInputs = new Map<Field, EarlyInput>()

const note = ({ target }: Event): void => {
  const field = target as Field
  // React sees the whole value of a hydrated field.
  if (isHydrated(field)) earlyInputs.delete(field)
  else earlyInputs.set(field, inputOf(field))
}

/** Starts recording what is typed and chosen in fields that React has not hydrated. */
export const recordEarlyInput = (): void => document.addEventListener('input', note, true)
