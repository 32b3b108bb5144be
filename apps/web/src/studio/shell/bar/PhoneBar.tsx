import { ActionIcon, Button } from '@mantine/core'
import {
  IconDeviceFloppy,
  IconDotsVertical,
  IconHistory,
  IconShare2,
  IconShoppingCartPlus,
  IconStack2,
} from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useRevisions, useShare } from '../../share/index.ts'
import type { ReactNode } from 'react'
import { useStudio } from '../../context/index.ts'
import { SaveStateMark } from './SaveStateMark.tsx'
import css from './Bar.module.css'
import {
  ModeChoice,
  NameField,
  OrderButton,
  UndoButtons,
  UnreadMark,
  useSaveButton,
  type StudioBarProps,
} from './BarParts.tsx'
import { PriceTag } from './PriceTag.tsx'

const MENU = 'studio-menu'
const closeMenu = (): void => document.getElementById(MENU)?.hidePopover()

interface MenuButtonProps {
  readonly icon: typeof IconShare2
  readonly label: string
  readonly mark?: ReactNode
  readonly onClick: () => void
}

/** An entry of the phone's menu; the menu is the browser's own popover and closes after a press. */
function MenuButton({ icon: Icon, label, mark, onClick }: MenuButtonProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      justify="start"
      h={44}
      rightSection={mark}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => {
        closeMenu()
        onClick()
      }}
    >
      {label}
    </Button>
  )
}

export function PhoneBar({ onOrder, onAddToCart }: StudioBarProps) {
  const { t } = useTranslation(['studio'])
  const { onSave } = useSaveButton()
  const share = useShare()
  const openPanel = useStudio(state => state.openPanel)
  const mark = <UnreadMark />
  const showRevisions = useRevisions()
  return (
    <>
      <UndoButtons />
      <span className={css.space} />
      <PriceTag />
      <OrderButton onOrder={onOrder} />
      <ActionIcon variant="subtle" color="gray" size={44} className={css.marked} popoverTarget={MENU}>
        <IconDotsVertical size={20} aria-hidden />
        <span className="kw-hidden">{t('studio:more')}</span>
        {mark}
      </ActionIcon>
      <div id={MENU} popover="auto" className={css.menu} role="group" aria-label={t('studio:more')}>
        <NameField />
        <SaveStateMark />
        <MenuButton icon={IconDeviceFloppy} label={t('studio:save')} onClick={onSave} />
        <MenuButton icon={IconShoppingCartPlus} label={t('studio:add_to_cart')} onClick={onAddToCart} />
        <MenuButton icon={IconStack2} label={t('studio:layers')} onClick={() => openPanel('layers')} />
        <MenuButton icon={IconHistory} label={t('studio:history')} onClick={showRevisions} />
        <MenuButton icon={IconShare2} label={t('studio:share')} mark={mark} onClick={() => share()} />
        <div className={css.modes} onChange={closeMenu}>
          <ModeChoice />
        </div>
      </div>
    </>
  )
}
