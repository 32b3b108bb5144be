import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { nameOf, type StaffMember } from '../officeTypes.ts'
import { type RoleChoice, roleFieldsOf } from './useRoleChoices.ts'

interface StaffChange {
  readonly role?: StaffMember['role']
  readonly ownRoleId?: string | null
  readonly isBlocked?: boolean
}

interface StaffActs {
  readonly setRole: (member: StaffMember, role: RoleChoice) => Promise<void>
  readonly inviteAgain: (member: StaffMember) => Promise<void>
  readonly block: (member: StaffMember) => Promise<void>
  readonly resetFactor: (member: StaffMember) => Promise<void>
  /** For good. */
  readonly remove: (member: StaffMember) => Promise<void>
}

/**
 * Returns an administrator's actions on other staff. Each ends the person's sessions, so each asks for confirmation
 * first.
 */
export function useStaffActs(): StaffActs {
  const { t } = useTranslation(['office', 'people', 'factors', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const ask = async (message: string, accept: string, isDangerous = false): Promise<boolean> =>
    confirm({ title: t('common:confirmation'), message, accept, reject: t('common:cancel'), isDangerous })
  const change = async ({ id }: StaffMember, body: StaffChange, said: string) =>
    act(async () => api('PUT /api/office/staff/{id}', { params: { id }, body }), said)
  return {
    setRole: async (member, { value, label }) => {
      const words = { name: nameOf(member), role: label }
      if (!(await ask(t('office:role_question', words), t('common:yes')))) return
      await change(member, roleFieldsOf(value), t('office:role_changed', words))
    },
    inviteAgain: async ({ id, email }) => {
      const invite = async () => api('POST /api/office/staff/{id}/invitation', { params: { id } })
      await act(invite, t('people:invited_now', { email }))
    },
    block: async member => {
      const { isBlocked } = member
      const name = nameOf(member)
      const message = t(isBlocked ? 'office:unblock_question' : 'office:block_question', { name })
      if (!(await ask(message, t(isBlocked ? 'office:unblock' : 'office:block')))) return
      const said = t(isBlocked ? 'office:unblocked_now' : 'office:blocked_now', { name })
      await change(member, { isBlocked: !isBlocked }, said)
    },
    resetFactor: async member => {
      const name = nameOf(member)
      if (!(await ask(t('factors:reset_question', { name }), t('factors:reset'), true))) return
      const reset = async () => api('DELETE /api/office/staff/{id}/factors', { params: { id: member.id } })
      await act(reset, t('factors:reset_done', { name }))
    },
    remove: async member => {
      const name = nameOf(member)
      if (!(await ask(t('office:remove_staff_question', { name }), t('office:remove_staff'), true))) return
      const said = t('office:staff_removed', { name })
      await act(async () => api('DELETE /api/office/staff/{id}', { params: { id: member.id } }), said)
    },
  }
}
