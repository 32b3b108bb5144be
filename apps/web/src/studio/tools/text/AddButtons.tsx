import type { TextKey } from '@kitwright/words'
import { sampleTeam, type TextRole } from '@kitwright/design'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useTenant } from '../../../session/index.ts'
import { textLayerFor, type DocumentState } from '@kitwright/editor'
import { roleKey, useEdit, useStudioParts } from '../../context/index.ts'

/** The front text is left out, because its sample is the shop's name. */
const SAMPLES: Record<Exclude<TextRole, 'frontText'>, TextKey<'studio'>> = {
  backText: 'sample_back',
  frontNumber: 'sample_number',
  backNumber: 'sample_number',
  shortsNumber: 'sample_number',
  playerName: 'sample_name',
  text: 'sample_text',
}

/** A button for each text that can be added. */
export function AddButtons({ roles, onAdd }: { roles: readonly TextRole[]; onAdd?: (id: string) => void }) {
  const { t } = useTranslation(['studio'])
  const edit = useEdit()
  const api = useStudioParts<DocumentState>()
  const { name } = useTenant()
  const add = (role: TextRole): void => {
    const text = role === 'frontText' ? sampleTeam(name) : t(`studio:${SAMPLES[role]}`)
    const layer = textLayerFor(api, role, text)
    onAdd?.(layer.id)
    edit.add(layer)
  }
  return roles.map(role => (
    <Button
      key={role}
      variant="default"
      size="sm"
      leftSection={<IconPlus size={16} aria-hidden />}
      justify="start"
      onClick={() => add(role)}
    >
      {t(roleKey(role))}
    </Button>
  ))
}
