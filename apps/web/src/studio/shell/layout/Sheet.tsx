import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import css from './Layout.module.css'

type Height = 'half' | 'full'
const PULL_PX = 40

/** A panel that rises from the bottom in two heights; the garment stays visible above the lower one. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation(['studio'])
  const [height, setHeight] = useState<Height>('half')
  const pull = useRef<number | null>(null)
  const letGo = (event: PointerEvent): void => {
    const by = pull.current === null ? 0 : event.clientY - pull.current
    pull.current = null
    if (by < -PULL_PX) setHeight('full')
    else if (by > PULL_PX && height === 'full') setHeight('half')
    else if (by > PULL_PX) onClose()
  }
  return (
    <section className={css.sheet} data-height={height} aria-label={title} data-testid="sheet">
      <div className={css.sheetHead}>
        <h2 className={css.sheetTitle}>
          <button
            type="button"
            className={css.grab}
            aria-label={`${title}: ${t(height === 'half' ? 'studio:sheet_higher' : 'studio:sheet_lower')}`}
            aria-expanded={height === 'full'}
            onClick={() => setHeight(height === 'half' ? 'full' : 'half')}
            onPointerDown={event => {
              pull.current = event.clientY
              event.currentTarget.setPointerCapture(event.pointerId)
            }}
            onPointerUp={letGo}
            onPointerCancel={() => {
              pull.current = null
            }}
          >
            <span className={css.grabBar} />
            <b>{title}</b>
          </button>
        </h2>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('studio:close')} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </div>
      <div className={css.sheetBody}>{children}</div>
    </section>
  )
}
