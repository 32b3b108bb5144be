import type { TFunction } from 'i18next'

const LONGEST = 120

/** What a copy of a design is called; no longer than names may be. */
export const copyName = (name: string, t: TFunction<readonly ['revisions']>): string =>
  t('revisions:copy_name', { name: name.slice(0, LONGEST - 12) })
