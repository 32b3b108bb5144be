import type { TextFunction } from '@kitwright/words'

const LONGEST = 120

/** Returns the name for a copy of a design, within the length limit of names. */
export const copyName = (name: string, t: TextFunction<'revisions'>): string =>
  t('revisions:copy_name', { name: name.slice(0, LONGEST - 12) })
