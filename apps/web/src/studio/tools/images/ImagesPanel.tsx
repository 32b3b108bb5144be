import type { ImageLayer } from '@kitwright/design'
import { Divider, Stack, Tabs, Text, UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { ImageFields } from '../../inspector/ImageFields.tsx'
import { useIsDesktop } from '../../layout/useIsDesktop.ts'
import { roleKey } from '../../names.ts'
import { viewOf } from '../../stage/views.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useWords } from '../../words.ts'
import { dragProps } from './drop/dragged.ts'
import styles from './images.module.css'
import { ResolutionBadge } from './ResolutionBadge.tsx'
import { UploadTab } from './UploadTab.tsx'
import { useImageUrl } from './useImageUrl.ts'
import { useImageWords } from './words.ts'

const LibraryTab = lazy(async () => ({ default: (await import('./LibraryTab.tsx')).LibraryTab }))

function ImageRow({ layer, isSelected }: { layer: ImageLayer; isSelected: boolean }) {
  const say = useWords()
  const url = useImageUrl(layer.asset)
  const select = useStudio(state => state.select)
  const setView = useStudio(state => state.setView)
  return (
    <UnstyledButton
      className={styles.row}
      aria-pressed={isSelected}
      onClick={() => {
        select({ kind: 'layer', id: layer.id })
        setView(viewOf(layer.piece))
      }}
      {...dragProps({ kind: 'asset', asset: layer.asset, role: layer.role, name: layer.name ?? '' })}
    >
      <span className={styles.thumb}>{url && <img src={url} alt="" />}</span>
      <span className={styles.rowText}>
        {layer.name ? `${say(roleKey(layer.role))}: ${layer.name}` : say(roleKey(layer.role))}
        <ResolutionBadge layer={layer} />
      </span>
    </UnstyledButton>
  )
}

function PlacedImages() {
  const say = useWords()
  const isDesktop = useIsDesktop()
  const layers = useStudio(state => documentOf(state).layers)
  const selection = useStudio(state => state.selection)
  const images = layers.filter(layer => layer.kind === 'image')
  const chosen = selection.kind === 'layer' ? selection.id : null
  if (images.length === 0) return <Text size="sm">{say('noImages')}</Text>
  return images.map(layer => (
    <div key={layer.id}>
      <ImageRow layer={layer} isSelected={layer.id === chosen} />
      {!isDesktop && layer.id === chosen && <ImageFields layer={layer} />}
    </div>
  ))
}

/** Logos, sponsors and pictures: own ones or the library's, and those on the design. */
export function ImagesPanel() {
  const say = useImageWords()
  const [way, setWay] = useState<string | null>('upload')
  return (
    <Stack gap="sm">
      <Tabs value={way} onChange={setWay} keepMounted={false}>
        <Tabs.List grow aria-label={say('ways')}>
          <Tabs.Tab value="upload" className={styles.tab}>
            {say('upload')}
          </Tabs.Tab>
          <Tabs.Tab value="library" className={styles.tab}>
            {say('library')}
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
      <Divider label={say('onDesign')} labelPosition="left" />
      <PlacedImages />
    </Stack>
  )
}
