import { textRolesOf, type TextLayer } from '@kitwright/design'
import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useLayerName, roleKey, useStudio } from '../../context/index.ts'
import { documentOf } from '@kitwright/editor'
import { useIsDesktop } from '../../../ui/index.ts'
import { TextFields } from './TextFields.tsx'
import { AddButtons } from './AddButtons.tsx'
import css from './Text.module.css'
import { WordsField } from './WordsField.tsx'

function AddTexts({ onAdd }: { onAdd: (id: string) => void }) {
  const { t } = useTranslation(['studio'])
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  return (
    <div className={css.add} role="group" aria-label={t('studio:add_text')}>
      <AddButtons roles={textRolesOf(garment, options)} onAdd={onAdd} />
    </div>
  )
}

function TextRow({ layer, isSelected, isFresh }: { layer: TextLayer; isSelected: boolean; isFresh: boolean }) {
  const { t } = useTranslation(['studio'])
  const layerName = useLayerName()
  const showLayer = useStudio(state => state.showLayer)
  return (
    <WordsField
      layer={layer}
      label={t(roleKey(layer.role))}
      name={layerName(layer)}
      isSelected={isSelected}
      isFresh={isFresh}
      disabled={layer.isLocked}
      onFocus={() => showLayer(layer.id)}
    />
  )
}

/** On a phone, users select a text for its font and size. */
const toTop = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'start' })

/** The texts on the kit, and buttons for new ones. */
export function TextPanel() {
  const { t } = useTranslation(['studio'])
  const isDesktop = useIsDesktop()
  const layers = useStudio(state => documentOf(state).layers)
  const selection = useStudio(state => state.selection)
  const texts = layers.filter(layer => layer.kind === 'text')
  const [fresh, setFresh] = useState<string | null>(null)
  const chosen = selection.kind === 'layer' ? selection.id : null
  return (
    <Stack gap="sm">
      {texts.length === 0 && <Text size="sm">{t('studio:no_texts')}</Text>}
      {texts.map(layer => (
        <div key={layer.id} ref={!isDesktop && layer.id === chosen ? toTop : undefined}>
          <TextRow layer={layer} isSelected={layer.id === chosen} isFresh={layer.id === fresh} />
          {!isDesktop && layer.id === chosen && (
            <div className={css.inline}>
              <TextFields layer={layer} hasText={false} />
            </div>
          )}
        </div>
      ))}
      <Title order={3} size="h6">
        {t('studio:add_text')}
      </Title>
      <AddTexts onAdd={setFresh} />
    </Stack>
  )
}
