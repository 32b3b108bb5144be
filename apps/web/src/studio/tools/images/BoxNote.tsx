import { snakeCase } from '@kitwright/words'
import type { ImageLayer } from '@kitwright/design'
import { Alert, Button, Text } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast, useAsync } from '../../../ui/index.ts'
import { useEdit } from '../../context/index.ts'

const loadUnbox = async () => import('./editor/unbox.ts')

/** Whether the layer's picture stands in a plain box; false while nobody knows. */
function useIsInBox({ asset }: ImageLayer): boolean {
  const look = useCallback(async () => (await loadUnbox()).isInBox(asset), [asset])
  // Without a connection before it was ever here: the picture is as good as it was.
  return useAsync(look, { onError: () => {} }).data === true
}

/** A picture as it was in its box, whose colour is left inside the one that was made of it. */
interface Left {
  readonly boxed: ImageLayer
  readonly made: string
}

/** Says that a picture stands in a white or other plain box, and offers it without; then without what is left of its colour inside. */
export function BoxNote({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation(['images', 'studio'])
  const { change } = useEdit()
  const isInBox = useIsInBox(layer)
  const [isWorking, setWorking] = useState(false)
  const [left, setLeft] = useState<Left | null>(null)
  const boxed = left?.made === layer.asset.id ? left.boxed : null
  const note = useRef<HTMLDivElement>(null)
  // In a phone's sheet it would come below what is seen.
  useEffect(() => {
    // A promise in browsers of today, which React would take for what cleans up.
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [isInBox])
  if ((!isInBox && !boxed) || layer.isLocked) return null
  const unbox = async (): Promise<void> => {
    setWorking(true)
    const { takeOutOfBox, isBoxInside } = await loadUnbox()
    const from = boxed ?? layer
    const kept = await takeOutOfBox(from, boxed !== null)
    const isLeft = kept?.ok && !boxed && (await isBoxInside(from.asset))
    setWorking(false)
    setLeft(kept?.ok && isLeft ? { boxed: from, made: kept.asset.id } : null)
    if (kept?.ok) change(layer.id, { asset: kept.asset })
    else toast('error', kept ? t(`studio:${snakeCase(kept.problem)}`) : t('images:apply_failed'))
  }
  return (
    <Alert ref={note} role="status" color="orange" variant="outline">
      <Text size="sm" mb="xs">
        {t(boxed ? 'images:background_everywhere_note' : 'images:boxed')}
      </Text>
      <Button variant="default" size="sm" h={44} loading={isWorking} onClick={() => void unbox()}>
        {t(boxed ? 'images:background_everywhere' : 'images:unbox')}
      </Button>
    </Alert>
  )
}
