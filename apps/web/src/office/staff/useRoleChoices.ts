import { ROLE_RIGHTS } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { useCall } from '../../session/index.ts'
import type { StaffMember } from '../officeTypes.ts'
import { useStaff } from '../session/staff.tsx'

/** The role of a member of staff as a choice: one of the two that every shop has, or the id of one of its own. */
export interface RoleChoice {
  readonly value: string
  readonly label: string
}

export const choiceOf = ({ role, ownRole }: Pick<StaffMember, 'role' | 'ownRole'>): string => ownRole?.id ?? role

/** Returns the fields of a call that gives a chosen role. */
export const roleFieldsOf = (value: string): { role: 'STORE' | 'ADMIN'; ownRoleId: string | null } =>
  value === 'STORE' || value === 'ADMIN' ? { role: value, ownRoleId: null } : { role: 'STORE', ownRoleId: value }

const FIXED = ['STORE', 'ADMIN'] as const

/** Returns the roles that the signed-in person may give, which have no right that they lack. */
export function useRoleChoices(): readonly RoleChoice[] {
  const { t } = useTranslation(['office'])
  const { can } = useStaff()
  const { data } = useCall('GET /api/office/roles', {})
  const own = (data ?? []).filter(role => role.rights.every(right => can(right)))
  const fixed = FIXED.filter(role => ROLE_RIGHTS[role].every(right => can(right)))
  return [
    ...fixed.map(role => ({ value: role, label: t(`office:role_${role}`) })),
    ...own.map(({ id, name }) => ({ value: id, label: name })),
  ]
}
