import { onHandled } from './hydration.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * A person's input: the value, for a check box or radio button whether it is checked, and the place of the field among the
 * page's fields of its tag, by which it is found again in a page that is rendered anew.
 */
export type EarlyInput = readonly [value: string, isChecked: boolean | undefined, place: number]

export const inputOf = (field: Field): EarlyInput => [
  field.value,
  (field as HTMLInputElement).checked,
  [...document.getElementsByTagName(field.tagName)].indexOf(field),
]

/** Fields of a server-rendered page that were changed before React handles them. */
export const earlyInputs = new Map<Field, EarlyInput>()

const note = (event: Event): void => {
  const field = event.target as Field
  earlyInputs.set(field, inputOf(field))
  // React sees the whole value of a hydrated field.
  onHandled(event, field, () => earlyInputs.delete(field))
}

/** Starts recording what is typed and chosen in fields that React has not hydrated. */
export const recordEarlyInput = (): void => document.addEventListener('input', note, true)
