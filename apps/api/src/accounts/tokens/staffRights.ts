import { RIGHTS, ROLE_RIGHTS, type Right } from '@kitwright/contract'
import { createHash } from 'node:crypto'

export interface StaffAccess {
  readonly rights: readonly Right[]
  /** Identifies role and rights, also those that this version does not know. */
  readonly rightsStamp: string
}

/** The same as `staff_session_refusal` computes. MD5 only shortens the names. */
function stampOf(role: string, own: readonly string[] | null): string {
  const hex = createHash('md5')
    .update(own === null ? role : `${role}:${own.join(',')}`)
    .digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const isRole = (role: string): role is keyof typeof ROLE_RIGHTS => Object.hasOwn(ROLE_RIGHTS, role)

/** Returns the rights of an account by its roles and the rights of a role of the shop's own. Customers have none. */
export function readRights(roles: readonly string[], own: readonly string[] | null): StaffAccess {
  const [role = ''] = roles
  const rightsStamp = stampOf(role, own)
  if (!isRole(role)) return { rights: [], rightsStamp }
  // A role of the shop's own is never the administrator's.
  const rights = own === null || role === 'ADMIN' ? ROLE_RIGHTS[role] : RIGHTS.filter(right => own.includes(right))
  return { rights, rightsStamp }
}
