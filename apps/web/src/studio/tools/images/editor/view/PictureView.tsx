import { ActionIcon, Button, Group, Loader } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../../../texts/index.ts'
import css from '../PictureEditor.module.css'
import type { EditResult } from '../pixels/messages.ts'
import { PictureCanvas } from './PictureCanvas.tsx'

const ZOOMS = [1, 1.5, 2, 3, 4, 6, 8]
/** Space for the handles of a crop. */
const MARGIN_PX = 48

interface PictureViewProps {
  readonly result: EditResult
  readonly before: EditResult
  readonly isWorking: boolean
  readonly onPick?: (colour: string) => void
  /** Content that covers the picture at its size. */
  readonly children?: ReactNode
}

const sizeOf = (result: EditResult): { width: number; height: number } =>
  result.kind === 'pixels' ? result.pixels : result

/** The picture on a chequered ground, before or after the edit, with zoom. */
export function PictureView({ result, before, isWorking, onPick, children }: PictureViewProps) {
  const { t } = useTranslation(['images'])
  const { ref, width: roomX, height: roomY } = useElementSize()
  const [zoomAt, setZoomAt] = useState(0)
  const [isBefore, setBefore] = useState(false)
  const shown = isBefore ? before : result
  const { width, height } = sizeOf(shown)
  const fit = Math.min((roomX - MARGIN_PX) / width, (roomY - MARGIN_PX) / height)
  const scale = Math.max(0, fit) * ZOOMS[zoomAt]!
  return (
    <div className={css.view}>
      <div ref={ref} className={css.room}>
        <div className={css.middle}>
          <div className={css.sheet} style={{ width: width * scale, height: height * scale }}>
            <PictureCanvas
              result={shown}
              label={t(isBefore ? 'images:before' : 'images:view')}
              onPick={isBefore ? undefined : onPick}
            />
            {!isBefore && children}
          </div>
        </div>
      </div>
      <Group className={css.viewBar} gap="xs" wrap="nowrap">
        <Button variant={isBefore ? 'filled' : 'default'} aria-pressed={isBefore} onClick={() => setBefore(!isBefore)}>
          {t('images:before')}
        </Button>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('images:zoom_out')}
          disabled={zoomAt === 0}
          onClick={() => setZoomAt(zoomAt - 1)}
        >
          <IconZoomOut size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('images:zoom_in')}
          disabled={zoomAt === ZOOMS.length - 1}
          onClick={() => setZoomAt(zoomAt + 1)}
        >
          <IconZoomIn size={20} aria-hidden />
        </ActionIcon>
        <span className={css.working} role="status">
          {isWorking && (
            <>
              <Loader size="xs" /> {t('images:working')}
            </>
          )}
        </span>
      </Group>
    </div>
  )
}
