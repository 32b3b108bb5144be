/** The things that entries of the audit log are about. */
export const AUDIT_AREAS = [
  'people',
  'sign-in',
  'settings',
  'prices',
  'catalogue',
  'orders',
  'review',
  'money',
  'production',
  'exports',
] as const
export type AuditArea = (typeof AUDIT_AREAS)[number]

/** Kinds of things that entries are about. */
export const AUDIT_SUBJECTS = [
  'account',
  'role',
  'second-factor',
  'passkey',
  'staff-policy',
  'shop',
  'page',
  'review-reasons',
  'rule',
  'rule-texts',
  'task',
  'saved-replies',
  'bakong',
  'telegram',
  'api-key',
  'webhook',
  'prices',
  'size-chart',
  'colour-card',
  'font',
  'template',
  'supplier',
  'printer',
  'order',
  'bulk',
  'quote',
  'quote-request',
  'conversation',
  'message',
  'mail',
  'design',
  'pack',
  'audit',
  'figures',
  'debts',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

export const AUDIT_ACTIONS = [
  'insert',
  'update',
  'delete',
  'join',
  'sign-in',
  'sign-in-refused',
  'export',
  'invite',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
