import { Divider, Stack, Text, Title } from '@mantine/core'
import { Suspense } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useTranslation } from '../../../texts/index.ts'
import { usePartName, useStudio } from '../../context/index.ts'
import { loadAfterGarment } from '../../canvas/index.ts'
import { layerOf, layersOf } from '@kitwright/editor'
import { PartFill } from '../../tools/parts/index.ts'
import { lazy } from '../../../ui/index.ts'
import css from './Inspector.module.css'
import { useStill } from './useStill.ts'

// Parts that only a selected layer needs, and the texts and icons for arranging, load after the garment.
const LayerList = lazy(() =>
  loadAfterGarment(async () => ({ default: (await import('./layers/LayerList.tsx')).LayerList })),
)
const Checks = lazy(() => loadAfterGarment(async () => ({ default: (await import('./checks/Checks.tsx')).Checks })))
const loadSeveral = async () => ({ default: (await import('./SeveralFields.tsx')).SeveralFields })
const LayerFields = lazy(async () => {
  // A user who has selected one layer may select all, and must not wait for the buttons then.
  void loadSeveral().catch(() => undefined)
  return { default: (await import('./LayerFields.tsx')).LayerFields }
})
const SeveralFields = lazy(loadSeveral)

/** Shows the selection in figures and colours. */
export function SelectionFields() {
  const { t } = useTranslation(['studio'])
  const partName = usePartName()
  const selection = useStudio(state => state.selection)
  const layer = useStudio(layerOf)
  const several = useStudio(useShallow(layersOf))
  if (layer) return <LayerFields layer={layer} />
  if (several.length > 1) return <SeveralFields layers={several} />
  if (selection.kind === 'part') {
    return (
      <Stack gap="sm">
        <Title order={2} size="h5">
          {partName(selection.part)}
        </Title>
        <PartFill part={selection.part} />
      </Stack>
    )
  }
  return (
    <Stack gap={4}>
      <Title order={2} size="h5">
        {t('studio:nothing_selected')}
      </Title>
      <Text size="sm">{t('studio:nothing_selected_hint')}</Text>
    </Stack>
  )
}

/** A right-hand column with the selection's fields above the list of layers. */
export function Inspector() {
  return (
    <div className={css.panes}>
      <Stack gap="lg" className={css.fields}>
        <Suspense fallback={null}>
          <SelectionFields />
        </Suspense>
        <Suspense fallback={null}>
          <Checks />
        </Suspense>
      </Stack>
      <div className={css.layers}>
        <Suspense fallback={null}>
          <LayerList />
        </Suspense>
      </div>
    </div>
  )
}

/** The same panes in a phone's sheet, one below the other. */
export function LayersPanel() {
  const { fields, list } = useStill()
  return (
    <Stack gap="lg">
      <div>
        <div ref={fields}>
          <Suspense fallback={null}>
            <SelectionFields />
          </Suspense>
        </div>
      </div>
      <Divider />
      <Suspense fallback={null}>
        <Checks />
      </Suspense>
      <div ref={list}>
        <Suspense fallback={null}>
          <LayerList />
        </Suspense>
      </div>
    </Stack>
  )
}
