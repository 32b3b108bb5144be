import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDeviceFloppy, IconHistory, IconShare2 } from '@tabler/icons-react'
import { useRevisions } from '../revisions/RevisionsRoot.tsx'
import { KeepingMark } from '../save/KeepingMark.tsx'
import { useWords } from '../words.ts'
import styles from './bar.module.css'
import { ModeChoice, NameField, OrderButton, UndoButtons, useSaveButton, type StudioBarProps } from './BarParts.tsx'
import { PriceTag } from './PriceTag.tsx'
import { useShare } from './ShareRoot.tsx'

interface BarButtonProps {
  readonly icon: typeof IconShare2
  readonly label: string
  readonly isBusy?: boolean
  readonly onClick: () => void
}

/** A button with its word where the bar has room for it. */
function BarButton({ icon: Icon, label, isBusy, onClick }: BarButtonProps) {
  const hasRoom = useMediaQuery('(min-width: 1320px)', true, { getInitialValueInEffect: false })
  if (!hasRoom) {
    return (
      <ActionIcon variant="default" size={36} aria-label={label} title={label} loading={isBusy} onClick={onClick}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <Button
      variant="default"
      size="sm"
      style={{ flex: 'none' }}
      loading={isBusy}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

export function DesktopBar({ onOrder }: StudioBarProps) {
  const say = useWords()
  const { isSaving, onSave } = useSaveButton()
  const share = useShare()
  const showRevisions = useRevisions()
  return (
    <>
      <NameField />
      <KeepingMark />
      <span className={styles.space} />
      <UndoButtons />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={say('history')}
        title={say('history')}
        onClick={showRevisions}
      >
        <IconHistory size={20} aria-hidden />
      </ActionIcon>
      <ModeChoice />
      <BarButton icon={IconDeviceFloppy} label={say('save')} isBusy={isSaving} onClick={onSave} />
      <BarButton icon={IconShare2} label={say('share')} onClick={share} />
      <PriceTag />
      <OrderButton onOrder={onOrder} />
    </>
  )
}
