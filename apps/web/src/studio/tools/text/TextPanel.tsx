import { textRolesOf, type TextLayer } from '@kitwright/design'
import { Stack, Text, Title } from '@mantine/core'
import { layerName, roleKey } from '../../names.ts'
import { viewOf } from '../../stage/views.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useIsDesktop } from '../../layout/useIsDesktop.ts'
import { TextFields } from '../../inspector/TextFields.tsx'
import { useWords } from '../../words.ts'
import { AddButtons } from './AddButtons.tsx'
import styles from './text.module.css'
import { WordsField } from './WordsField.tsx'

function AddTexts() {
  const say = useWords()
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  return (
    <div className={styles.add} role="group" aria-label={say('addText')}>
      <AddButtons roles={textRolesOf(garment, options)} />
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
