import type { ImageLayer } from '@kitwright/design'
import { Divider, Stack, Tabs, Text, UnstyledButton } from '@mantine/core'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { BoxNote } from './BoxNote.tsx'
import { ImageFields } from './fields/ImageFields.tsx'
import { useAsync, useIsDesktop, lazy } from '../../../ui/index.ts'
import { roleKey, useStudio } from '../../context/index.ts'
import { documentOf } from '@kitwright/editor'
import { dragProps } from './library/dragData.ts'
import { usePastedFiles } from './files/pastedFiles.ts'
import css from './Images.module.css'
import { ResolutionBadge } from './fields/ResolutionBadge.tsx'
import { CrestButton } from './crest/CrestButton.tsx'
import { UploadTab } from './upload/UploadTab.tsx'
import { imageUrl } from '../../../drafts/index.ts'

/** Returns the URL of a picture for an `<img>`; undefined or null while it is looked up or when it is missing. */
function useImageUrl({ source, id }: ImageLayer['asset']): string | null | undefined {
  const find = useCallback(() => imageUrl({ source, id }), [source, id])
  return useAsync(find).data
}

const LibraryTab = lazy(async () => ({ default: (await import('./library/LibraryTab.tsx')).LibraryTab }))

function ImageRow({ layer, isSelected }: { layer: ImageLayer; isSelected: boolean }) {
  const { t } = useTranslation(['studio'])
  const url = useImageUrl(layer.asset)
  const showLayer = useStudio(state => state.showLayer)
  return (
    <UnstyledButton
      className={css.row}
      aria-pressed={isSelected}
      onClick={() => showLayer(layer.id)}
      {...dragProps({ kind: 'asset', asset: layer.asset, role: layer.role, name: layer.name ?? '' })}
    >
      <span className={css.thumb}>{url && <img src={url} alt="" />}</span>
      <span className={css.rowText}>
        {layer.name ? `${t(roleKey(layer.role))}: ${layer.name}` : t(roleKey(layer.role))}
        <ResolutionBadge layer={layer} />
      </span>
    </UnstyledButton>
  )
}

function PlacedImages() {
  const { t } = useTranslation(['studio'])
  const isDesktop = useIsDesktop()
  const layers = useStudio(state => documentOf(state).layers)
  const selection = useStudio(state => state.selection)
  const images = layers.filter(layer => layer.kind === 'image')
  const chosen = selection.kind === 'layer' ? selection.id : null
  if (images.length === 0) return <Text size="sm">{t('studio:no_images')}</Text>
  return images.map(layer => (
    <div key={layer.id}>
      <ImageRow layer={layer} isSelected={layer.id === chosen} />
      {!isDesktop && layer.id === chosen && (
        <Stack gap="xs">
          <BoxNote key={layer.id} layer={layer} />
          <ImageFields layer={layer} />
        </Stack>
      )}
    </div>
  ))
}

/** The panel for logos, sponsors and pictures: uploads, the library, and those on the design. */
export function ImagesPanel() {
  const { t } = useTranslation(['images'])
  const [way, setWay] = useState<string | null>('upload')
  const isPasted = usePastedFiles(state => state.files.length > 0)
  useEffect(() => {
    if (isPasted) setWay('upload')
  }, [isPasted])
  return (
    <Stack gap="sm">
      {/* Below what the library finds it would move while it is pressed. */}
      <CrestButton />
      <Tabs value={way} onChange={setWay} keepMounted={false}>
        <Tabs.List grow aria-label={t('images:ways')}>
          <Tabs.Tab value="upload" className={css.tab}>
            {t('images:upload')}
          </Tabs.Tab>
          <Tabs.Tab value="library" className={css.tab}>
            {t('images:library')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="upload" pt="sm">
          <UploadTab />
        </Tabs.Panel>
        <Tabs.Panel value="library" pt="sm">
          <Suspense fallback={null}>
            <LibraryTab />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <Divider label={t('images:on_design')} labelPosition="left" />
      <PlacedImages />
    </Stack>
  )
}
