import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { useStudio } from '../context/index.ts'
import { useShare } from './ShareRoot.tsx'

/** Opens the team photo. Absent for garments that the figure does not wear. */
export function TeamPhotoButton() {
  const { t } = useTranslation(['studio'])
  const share = useShare()
  const isWorn = useStudio(state => state.garment.isWornByPlayers === true)
  if (!isWorn) return null
  return (
    <Button variant="light" leftSection={<IconUsersGroup size={18} aria-hidden />} onClick={() => share('team')}>
      {t('studio:team_photo')}
    </Button>
  )
}
