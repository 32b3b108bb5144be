import { textRolesOf, type TextLayer, type TextRole } from '@kitwright/design'
import { Button, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { layerName, roleKey } from '../../names.ts'
import { textLayerFor } from '../../layers.ts'
import { viewOf } from '../../stage/views.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudio, useStudioApi } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import { useIsDesktop } from '../../layout/useIsDesktop.ts'
import { TextFields } from '../../inspector/TextFields.tsx'
import { useWords, type StudioKey } from '../../words.ts'
import styles from './text.module.css'
import { WordsField } from './WordsField.tsx'

const SAMPLES: Record<TextRole, StudioKey> = {
  frontText: 'sampleTeam',
  backText: 'sampleBack',
  frontNumber: 'sampleNumber',
  backNumber: 'sampleNumber',
  shortsNumber: 'sampleNumber',
  playerName: 'sampleName',
  text: 'sampleText',
}

function AddTexts() {
  const say = useWords()
  const edit = useEdit()
  const api = useStudioApi()
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  const add = (role: TextRole): void => {
    const state = api.getState()
    edit.add(textLayerFor(state.garment, documentOf(state), role, say(SAMPLES[role])))
  }
  return (
    <div className={styles.add} role="group" aria-label={say('addText')}>
      {textRolesOf(garment, options).map(role => (
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
      ))}
    </div>
  )
}

function TextRow({ layer, isSelected }: { layer: TextLayer; isSelected: boolean }) {
  const say = useWords()
  const select = useStudio(state => state.select)
  const setView = useStudio(state => state.setView)
  return (
    <WordsField
      layer={layer}
      label={say(roleKey(layer.role))}
      name={layerName(layer, say)}
      isSelected={isSelected}
      disabled={layer.isLocked}
      onFocus={() => {
        if (isSelected) return
        select({ kind: 'layer', id: layer.id })
        setView(viewOf(layer.piece))
      }}
    />
  )
}

/** The texts on the kit, and new ones. */
export function TextPanel() {
  const say = useWords()
  const isDesktop = useIsDesktop()
  const layers = useStudio(state => documentOf(state).layers)
  const selection = useStudio(state => state.selection)
  const texts = layers.filter(layer => layer.kind === 'text')
  const chosen = selection.kind === 'layer' ? selection.id : null
  return (
    <Stack gap="sm">
      {texts.length === 0 && <Text size="sm">{say('noTexts')}</Text>}
      {texts.map(layer => (
        <div key={layer.id}>
          <TextRow layer={layer} isSelected={layer.id === chosen} />
          {!isDesktop && layer.id === chosen && (
            <div className={styles.inline}>
              <TextFields layer={layer} hasText={false} />
            </div>
          )}
        </div>
      ))}
      <Title order={3} size="h6">
        {say('addText')}
      </Title>
      <AddTexts />
    </Stack>
  )
}
