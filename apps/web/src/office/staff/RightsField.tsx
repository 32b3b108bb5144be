import { RIGHTS, type Right } from '@kitwright/contract'
import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useStaff } from '../session/staff.tsx'

interface Props {
  readonly value: Right[]
  readonly onChange: (rights: Right[]) => void
}

/** The rights of a role. Those that one does not have cannot be given. */
export function RightsField({ value, onChange }: Props) {
  const { t } = useTranslation(['people'])
  const { can } = useStaff()
  return (
    <Checkbox.Group
      label={t('people:rights')}
      value={value}
      onChange={rights => onChange(RIGHTS.filter(right => rights.includes(right)))}
    >
      <Stack gap={10} mt={8}>
        {RIGHTS.map(right => (
          <Checkbox
            key={right}
            value={right}
            disabled={!can(right)}
            label={t(`people:right_${right}`)}
            description={t(`people:right_${right}_text`)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
