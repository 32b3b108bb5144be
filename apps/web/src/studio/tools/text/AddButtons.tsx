import { sampleTeam, sizeToFit, type TextRole } from '@kitwright/design'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTenant } from '../../../session/index.ts'
import { textLayerFor } from '../../layers.ts'
import { roleKey } from '../../names.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudioApi } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import { useWords, type StudioKey } from '../../words.ts'

/** But for the front, which has the name of the shop. */
const SAMPLES: Record<Exclude<TextRole, 'frontText'>, StudioKey> = {
  backText: 'sampleBack',
  frontNumber: 'sampleNumber',
  backNumber: 'sampleNumber',
  shortsNumber: 'sampleNumber',
  playerName: 'sampleName',
  text: 'sampleText',
}

/** A button for each text that may be added. */
export function AddButtons({ roles }: { roles: readonly TextRole[] }) {
  const say = useWords()
  const edit = useEdit()
  const api = useStudioApi()
  const { name } = useTenant()
  const add = (role: TextRole): void => {
    const state = api.getState()
    const text = role === 'frontText' ? sampleTeam(name) : say(SAMPLES[role])
    const layer = textLayerFor(state.garment, documentOf(state), role, text)
    const isFitted = layer.kind === 'text' && layer.maxWidthMm !== null
    edit.add(isFitted ? { ...layer, sizeMm: sizeToFit(text, layer.sizeMm, layer.maxWidthMm!) } : layer)
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
      {say(roleKey(role))}
    </Button>
  ))
}
