import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronLeft,
  IconDeviceFloppy,
  IconDotsVertical,
  IconShare2,
  IconShoppingBag,
} from '@tabler/icons-react'
import { canRedo, canUndo } from '@kitwright/design'
import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { TenantLogo } from '../../pictures/index.ts'
import { useTenant } from '../../session/index.ts'
import { toast } from '../../ui/index.ts'
import { useIsDesktop } from '../layout/useIsDesktop.ts'
import { KeepingMark } from '../save/KeepingMark.tsx'
import { useSave } from '../save/SaveContext.ts'
import { useStudio } from '../store/StudioContext.ts'
import type { Mode } from '../store/types.ts'
import { useWords } from '../words.ts'
import styles from './bar.module.css'
import { PriceTag } from './PriceTag.tsx'
import { useShare } from './ShareRoot.tsx'

function UndoButtons() {
  const say = useWords()
  const history = useStudio(state => state.history)
  const undo = useStudio(state => state.undo)
  const redo = useStudio(state => state.redo)
  return (
    <div className={styles.pair}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={say('undo')}
        title={say('undo')}
        disabled={!canUndo(history)}
        onClick={undo}
      >
        <IconArrowBackUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={say('redo')}
        title={say('redo')}
        disabled={!canRedo(history)}
        onClick={redo}
      >
        <IconArrowForwardUp size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}

function NameField() {
  const say = useWords()
  const name = useStudio(state => state.name)
  const rename = useStudio(state => state.rename)
  return (
    <TextInput
      aria-label={say('designName')}
      variant="unstyled"
      classNames={{ root: styles.nameRoot, input: styles.name }}
      value={name}
      maxLength={120}
      onChange={event => rename(event.currentTarget.value)}
      onBlur={() => {
        if (name.trim() === '') rename(say('untitled'))
      }}
    />
  )
}

function ModeChoice() {
  const say = useWords()
  const mode = useStudio(state => state.mode)
  const setMode = useStudio(state => state.setMode)
  const isDesktop = useIsDesktop()
  const modes: Mode[] = isDesktop ? ['3d', 'flat', 'both'] : ['3d', 'flat']
  const labels: Record<Mode, string> = { '3d': '3D', flat: say('flat'), both: say('both') }
  return (
    <SegmentedControl
      size="sm"
      style={{ flex: 'none' }}
      aria-label={say('viewMode')}
      value={!isDesktop && mode === 'both' ? '3d' : mode}
      onChange={value => {
        const chosen = modes.find(each => each === value)
        if (chosen) setMode(chosen)
      }}
      data={modes.map(value => ({ value, label: labels[value] }))}
    />
  )
}

function useSaveButton(): { isSaving: boolean; onSave: () => void } {
  const say = useWords()
  const { save, isSaving } = useSave()
  return {
    isSaving,
    onSave: () => void save().then(id => id && toast('success', say('savedOnServer'))),
  }
}

interface StudioBarProps {
  readonly onOrder: () => void
}

function OrderButton({ onOrder }: StudioBarProps) {
  const say = useWords()
  const isDesktop = useIsDesktop()
  return (
    <Button
      onClick={onOrder}
      size="sm"
      px={isDesktop ? undefined : 12}
      leftSection={isDesktop ? <IconShoppingBag size={18} aria-hidden /> : undefined}
      className={styles.order}
    >
      {say('order')}
    </Button>
  )
}

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

function DesktopBar({ onOrder }: StudioBarProps) {
  const say = useWords()
  const { isSaving, onSave } = useSaveButton()
  const share = useShare()
  return (
    <>
      <NameField />
      <KeepingMark />
      <span className={styles.space} />
      <UndoButtons />
      <ModeChoice />
      <BarButton icon={IconDeviceFloppy} label={say('save')} isBusy={isSaving} onClick={onSave} />
      <BarButton icon={IconShare2} label={say('share')} onClick={share} />
      <PriceTag />
      <OrderButton onOrder={onOrder} />
    </>
  )
}

const MENU = 'studio-menu'

/** An entry of the phone's menu; the menu is the browser's own popover and closes behind it. */
function MenuButton({ icon: Icon, label, onClick }: BarButtonProps) {
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

function PhoneBar({ onOrder }: StudioBarProps) {
  const say = useWords()
  const { onSave } = useSaveButton()
  const share = useShare()
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
        <MenuButton icon={IconShare2} label={say('share')} onClick={share} />
        <ModeChoice />
      </div>
    </>
  )
}

/** The way back to the shop: its mark, or on a phone an arrow. */
function HomeLink() {
  const { name } = useTenant()
  const isDesktop = useIsDesktop()
  return (
    <Link to="/" className={styles.home} aria-label={name}>
      {isDesktop ? <TenantLogo heightPx={36} /> : <IconChevronLeft size={24} aria-hidden />}
    </Link>
  )
}

/** The bar along the top of the studio. */
export function StudioBar({ onOrder }: StudioBarProps) {
  const say = useWords()
  const isDesktop = useIsDesktop()
  return (
    <header className={styles.bar} aria-label={say('studio')}>
      <h1 className={styles.hidden}>{say('studio')}</h1>
      <HomeLink />
      {isDesktop ? <DesktopBar onOrder={onOrder} /> : <PhoneBar onOrder={onOrder} />}
    </header>
  )
}
