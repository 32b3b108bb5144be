import { ActionIcon } from '@mantine/core'
import { IconClipboardText, IconColorPicker, IconCopy, IconDeviceDesktop } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { canPickScreen } from './eyedropper/pickScreen.ts'
import css from './ColourPicker.module.css'

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <ActionIcon variant="default" size={34} className={css.tool} aria-label={label} title={label} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}

interface PickerToolsProps {
  readonly onPickCloth: () => void
  readonly onPickScreen: () => void
  readonly onCopy: () => void
  readonly onPaste: () => void
  readonly text: string
}

/** Eyedroppers and clipboard. */
export function PickerTools({ onPickCloth, onPickScreen, onCopy, onPaste, text }: PickerToolsProps) {
  const { t } = useTranslation(['colours'])
  return (
    <div className={css.tools}>
      <Tool label={t('colours:pick_cloth')} onClick={onPickCloth}>
        <IconColorPicker size={18} aria-hidden />
      </Tool>
      {canPickScreen() && (
        <Tool label={t('colours:pick_screen')} onClick={onPickScreen}>
          <IconDeviceDesktop size={18} aria-hidden />
        </Tool>
      )}
      <Tool label={t('colours:copy', { text })} onClick={onCopy}>
        <IconCopy size={18} aria-hidden />
      </Tool>
      <Tool label={t('colours:paste')} onClick={onPaste}>
        <IconClipboardText size={18} aria-hidden />
      </Tool>
    </div>
  )
}
