import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDeviceFloppy, IconHistory, IconShare2, IconShoppingCartPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useRevisions, useShare } from '../../share/index.ts'
import type { ReactNode } from 'react'
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

interface BarButtonProps {
  readonly icon: typeof IconShare2
  readonly label: string
  readonly mark?: ReactNode
  readonly isBusy?: boolean
  readonly onClick: () => void
}

/** A button with a label if the bar has space for it. */
function BarButton({ icon: Icon, label, mark, isBusy, onClick }: BarButtonProps) {
  const hasRoom = useMediaQuery('(min-width: 1320px)', true, { getInitialValueInEffect: false })
  if (!hasRoom) {
    return (
      <ActionIcon variant="default" size={36} className={css.marked} title={label} loading={isBusy} onClick={onClick}>
        <Icon size={18} aria-hidden />
        <span className="kw-hidden">{label}</span>
        {mark}
      </ActionIcon>
    )
  }
  return (
    <Button
      variant="default"
      size="sm"
      className={css.marked}
      loading={isBusy}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={onClick}
    >
      {label}
      {mark}
    </Button>
  )
}

export function DesktopBar({ onOrder, onAddToCart }: StudioBarProps) {
  const { t } = useTranslation(['studio'])
  const { isSaving, onSave } = useSaveButton()
  const share = useShare()
  const showRevisions = useRevisions()
  return (
    <>
      <NameField />
      <SaveStateMark />
      <span className={css.space} />
      <UndoButtons />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('studio:history')}
        title={t('studio:history')}
        onClick={showRevisions}
      >
        <IconHistory size={20} aria-hidden />
      </ActionIcon>
      <ModeChoice />
      <BarButton icon={IconDeviceFloppy} label={t('studio:save')} isBusy={isSaving} onClick={onSave} />
      <BarButton icon={IconShare2} label={t('studio:share')} mark={<UnreadMark />} onClick={() => share()} />
      <PriceTag />
      <BarButton icon={IconShoppingCartPlus} label={t('studio:add_to_cart')} onClick={onAddToCart} />
      <OrderButton onOrder={onOrder} />
    </>
  )
}
