import { ActionIcon } from '@mantine/core'
import { IconClipboardText, IconColorPicker, IconCopy, IconDeviceDesktop } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { canPickScreen } from './eyedropper/pickScreen.ts'
import styles from './picker.module.css'
import { useColourWords } from './words.ts'

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <ActionIcon variant="default" size={34} className={styles.tool} aria-label={label} title={label} onClick={onClick}>
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
  const say = useColourWords()
  return (
    <div className={styles.tools}>
      <Tool label={say('pick_cloth')} onClick={onPickCloth}>
        <IconColorPicker size={18} aria-hidden />
      </Tool>
      {canPickScreen() && (
        <Tool label={say('pick_screen')} onClick={onPickScreen}>
          <IconDeviceDesktop size={18} aria-hidden />
        </Tool>
      )}
      <Tool label={say('copy', { text })} onClick={onCopy}>
        <IconCopy size={18} aria-hidden />
      </Tool>
      <Tool label={say('paste')} onClick={onPaste}>
        <IconClipboardText size={18} aria-hidden />
      </Tool>
    </div>
  )
}
