/** Kinds of entries in an order's timeline. */
export const TIMELINE_KINDS = [
  'status',
  'undone',
  'line',
  'edit',
  'payment',
  'slip',
  'mail',
  'note',
  'proof',
  'files',
  'handover',
  'parcel',
  'claim',
  'review',
  'rule',
  'task',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** Parts of an order's timeline. `all` has every entry. */
export const TIMELINE_GROUPS = ['all', 'money', 'production', 'talk'] as const
export type TimelineGroup = (typeof TIMELINE_GROUPS)[number]
