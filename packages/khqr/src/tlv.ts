/** The largest length that two decimal digits can state. */
export const LONGEST_VALUE = 99

/**
 * Writes one data object: tag, length, value. KHQR counts UTF-16 code units, unlike EMVCo, which counts bytes: banks
 * in Cambodia read Khmer names by that count.
 */
export const writeField = (tag: string, value: string): string => {
  if (value.length > LONGEST_VALUE) throw new RangeError(`field ${tag} is longer than ${LONGEST_VALUE}`)
  return tag + String(value.length).padStart(2, '0') + value
}

/** Writes a template: a data object whose value consists of data objects. Absent values are left out. */
export const writeTemplate = (tag: string, fields: readonly (readonly [tag: string, value: string])[]): string =>
  writeField(tag, joinFields(fields))

/** Writes data objects one after another. Absent (empty) values are left out. */
export const joinFields = (fields: readonly (readonly [tag: string, value: string])[]): string =>
  fields
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => writeField(tag, value))
    .join('')
