import { isHydrated } from './hydration.ts'

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

/** Fields of a server-rendered page that were changed before React handles their events. */
export const earlyInputs = new Map<Field, EarlyInput>()

const note = ({ target }: Event): void => {
  const field = target as Field
  const input = inputOf(field)
  // React sees the whole value of a hydrated field, unless it has just reset the field.
  if (isHydrated(field) && inputOf(field).join() === input.join()) earlyInputs.delete(field)
  else earlyInputs.set(field, input)
}

/** Starts recording what is typed and chosen in fields that React has not hydrated. */
export const recordEarlyInput = (): void => document.addEventListener('input', note, true)
