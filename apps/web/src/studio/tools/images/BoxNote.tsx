import { snakeCase } from '@kitwright/words'
import type { ImageLayer } from '@kitwright/design'
import { Alert, Button, Group, Text } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { toast, useAsync } from '../../../ui/index.ts'
import { useEdit } from '../../context/index.ts'
import { useAskToLose } from './editor/file/useAskToLose.ts'
import type { InnerRemoval } from './editor/file/removeBox.ts'

const loadUnbox = async () => import('./editor/file/removeBox.ts')

/** Returns whether the layer's picture has a plain box as background; false while this is unknown. */
function useIsInBox({ asset }: ImageLayer): boolean {
  const look = useCallback(async () => (await loadUnbox()).isInBox(asset), [asset])
  // If the code cannot be loaded without a connection, the picture simply stays unchanged.
  return useAsync(look, { onError: () => {} }).data === true
}

/** A picture before the removal of its box, whose colour remains inside the resulting picture. */
interface BoxRemoval {
  readonly boxed: ImageLayer
  readonly made: string
  /** The number of inner areas that are already transparent. */
  readonly cleared: number
}

/**
 * Reports that a picture has a white or other plain box as background, and offers to remove it, then its remaining
 * colour inside.
 */
export function BoxNote({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation(['images', 'studio'])
  const { change } = useEdit()
  const askToLose = useAskToLose()
  const isInBox = useIsInBox(layer)
  const [isWorking, setWorking] = useState(false)
  const [left, setLeft] = useState<BoxRemoval | null>(null)
  const now = left?.made === layer.asset.id ? left : null
  const note = useRef<HTMLDivElement>(null)
  // In a phone's sheet the note would be below the visible part.
  useEffect(() => {
    // Current browsers return a promise, which React would mistake for a cleanup function.
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [isInBox])
  if ((!isInBox && !now) || layer.isLocked) return null
  const cleared = now ? now.cleared + 1 : 0
  const put = (asset: ImageLayer['asset']): void => {
    change(layer.id, { asset })
    // The note is gone if another layer, or none, is selected by now.
    if (!note.current) toast('success', t('images:unboxed'))
  }
  const unbox = async (inside: InnerRemoval): Promise<void> => {
    setWorking(true)
    const { takeOutOfBox } = await loadUnbox()
    const boxed = now?.boxed ?? layer
    const made = await takeOutOfBox(boxed, inside, askToLose)
    setWorking(false)
    if (made?.kept === 'declined') return
    const kept = made?.kept
    const isLeft = kept?.ok && 'holes' in inside && made!.holes > inside.holes
    setLeft(kept?.ok && isLeft ? { boxed, made: kept.asset.id, cleared: inside.holes } : null)
    if (kept?.ok) put(kept.asset)
    else toast('error', kept ? t(`studio:${snakeCase(kept.problem)}`) : t('images:apply_failed'))
  }
  return (
    <Alert ref={note} role="status" color="orange" variant="outline">
      <Text size="sm" mb="xs">
        {t(now ? 'images:background_hole_note' : 'images:boxed')}
      </Text>
      <Group gap="xs">
        <Button variant="default" size="sm" h={44} loading={isWorking} onClick={() => void unbox({ holes: cleared })}>
          {t(now ? 'images:background_hole' : 'images:unbox')}
        </Button>
        {now && (
          <Button
            variant="default"
            size="sm"
            h={44}
            disabled={isWorking}
            onClick={() => void unbox({ isEverywhere: true })}
          >
            {t('images:background_everywhere')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
