import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { nameOf, type StaffMember } from '../officeTypes.ts'
import { useStaff } from '../session/staff.tsx'
import { choiceOf, type RoleChoice, useRoleChoices } from './useRoleChoices.ts'
import { useStaffActs } from './useStaffActs.ts'

/** Returns the choices with the present one, which may have rights that one may not give. */
const withPresent = (choices: readonly RoleChoice[], present: RoleChoice): RoleChoice[] =>
  choices.some(({ value }) => value === present.value) ? [...choices] : [present, ...choices]

/** Chooses the role of another member of staff. */
export function RoleSelect({ member }: { member: StaffMember }) {
  const { t } = useTranslation(['office'])
  const me = useStaff()
  const { setRole } = useStaffActs()
  const choices = useRoleChoices()
  const present = { value: choiceOf(member), label: member.ownRole?.name ?? t(`office:role_${member.role}`) }
  return (
    <NativeSelect
      size="sm"
      miw={150}
      aria-label={t('office:role_for', { name: nameOf(member) })}
      // Changing one's own role here would lock oneself out.
      disabled={member.id === me.id || !member.rights.every(right => me.can(right))}
      data={withPresent(choices, present)}
      value={present.value}
      onChange={({ currentTarget: { value } }) => {
        const chosen = choices.find(choice => choice.value === value)
        if (chosen) void setRole(member, chosen)
      }}
    />
  )
}
