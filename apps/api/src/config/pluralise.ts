/** A count with its noun, for sentences at the terminal: `1 row`, `2 rows`. */
export const pluralise = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
