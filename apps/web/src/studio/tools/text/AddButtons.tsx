import type { TextRole } from '@kitwright/design'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { textLayerFor } from '../../layers.ts'
import { roleKey } from '../../names.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudioApi } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import { useWords, type StudioKey } from '../../words.ts'

const SAMPLES: Record<TextRole, StudioKey> = {
  frontText: 'sampleTeam',
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
  const add = (role: TextRole): void => {
    const state = api.getState()
    edit.add(textLayerFor(state.garment, documentOf(state), role, say(SAMPLES[role])))
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
