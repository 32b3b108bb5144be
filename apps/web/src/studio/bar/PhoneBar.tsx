import { ActionIcon, Button } from '@mantine/core'
import { IconDeviceFloppy, IconDotsVertical, IconHistory, IconShare2 } from '@tabler/icons-react'
import { useRevisions } from '../revisions/RevisionsRoot.tsx'
import { KeepingMark } from '../save/KeepingMark.tsx'
import { useWords } from '../words.ts'
import styles from './bar.module.css'
import { ModeChoice, NameField, OrderButton, UndoButtons, useSaveButton, type StudioBarProps } from './BarParts.tsx'
import { PriceTag } from './PriceTag.tsx'
import { useShare } from './ShareRoot.tsx'

const MENU = 'studio-menu'

interface MenuButtonProps {
  readonly icon: typeof IconShare2
  readonly label: string
  readonly onClick: () => void
}

/** An entry of the phone's menu; the menu is the browser's own popover and closes behind it. */
function MenuButton({ icon: Icon, label, onClick }: MenuButtonProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      justify="start"
      h={44}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => {
        document.getElementById(MENU)?.hidePopover()
        onClick()
      }}
    >
      {label}
    </Button>
  )
}

export function PhoneBar({ onOrder }: StudioBarProps) {
  const say = useWords()
  const { onSave } = useSaveButton()
  const share = useShare()
  const showRevisions = useRevisions()
  return (
    <>
      <UndoButtons />
      <span className={styles.space} />
      <PriceTag />
      <OrderButton onOrder={onOrder} />
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={say('more')} popoverTarget={MENU}>
        <IconDotsVertical size={20} aria-hidden />
      </ActionIcon>
      <div id={MENU} popover="auto" className={styles.menu} role="group" aria-label={say('more')}>
        <NameField />
        <KeepingMark />
        <MenuButton icon={IconDeviceFloppy} label={say('save')} onClick={onSave} />
        <MenuButton icon={IconHistory} label={say('history')} onClick={showRevisions} />
        <MenuButton icon={IconShare2} label={say('share')} onClick={share} />
        <ModeChoice />
      </div>
    </>
  )
}
