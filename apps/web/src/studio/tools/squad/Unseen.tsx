import type { Player } from '@kitwright/contract'
import { personalRolesIn, type UnprintedField, unprintedOf } from '@kitwright/design'
import { documentOf } from '@kitwright/editor'
import { Alert, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { countUnprinted } from '../../../domainComponents/index.ts'
import { useStudio } from '../../context/index.ts'

/** Renders buttons that add text layers for the missing names or numbers. */
export type ShowButtons = (missing: readonly UnprintedField[]) => ReactNode

const BOTH = ['name', 'number'] as const

interface Props {
  readonly players: readonly Player[]
  readonly showing: ShowButtons
}

/** Warns about typed names and numbers without a visible text in the design, and offers to add it. */
export function Unseen({ players, showing }: Props) {
  const { t } = useTranslation(['studio'])
  const document = useStudio(documentOf)
  const roles = personalRolesIn(document)
  const { names, numbers } = countUnprinted(
    players.map(({ name, printName, number }) => ({
      unprinted: unprintedOf(roles, { name: (printName || name).trim(), number }),
    })),
  )
  const typed = [...(names > 0 ? (['name'] as const) : []), ...(numbers > 0 ? (['number'] as const) : [])]
  // A design without any personal text warns before anything is typed.
  const missing = roles.length === 0 ? BOTH : typed
  if (missing.length === 0) return null
  const said = missing.length === 2 ? 'players_unseen' : names > 0 ? 'names_unseen' : 'numbers_unseen'
  return (
    <Alert role="status">
      <Text size="sm" mb="xs">
        {t(`studio:${said}`)}
      </Text>
      <Group gap="xs">{showing(missing)}</Group>
    </Alert>
  )
}
