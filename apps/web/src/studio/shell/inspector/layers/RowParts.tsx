import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff, IconLock, IconLockOpen } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import css from './Layers.module.css'

const focusRow = (row: Element | null | undefined): void => row?.querySelector<HTMLElement>('[data-choose]')?.focus()

/** Focuses a row after it has replaced its name field. */
export const focusSoon = (id: string): void =>
  void requestAnimationFrame(() => focusRow(document.querySelector(`[data-row="${id}"]`)))

/** Moves the focus between rows with the arrow keys. */
export function walkRows(event: KeyboardEvent): void {
  const row = event.currentTarget.closest('[data-row]')
  if (event.key === 'ArrowDown') focusRow(row?.nextElementSibling)
  else if (event.key === 'ArrowUp') focusRow(row?.previousElementSibling)
  else return
  event.preventDefault()
}

interface StateButtonProps {
  readonly label: string
  readonly icon: typeof IconEye
  readonly isOn: boolean
  readonly onClick: () => void
}

const StateButton = ({ label, icon: Icon, isOn, onClick }: StateButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    className={css.state}
    data-on={isOn || undefined}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    onClick={onClick}
  >
    <Icon size={16} aria-hidden />
  </ActionIcon>
)

interface StatesProps {
  readonly name: string
  readonly isHidden: boolean
  readonly isLocked: boolean
  readonly onHide: (isHidden: boolean) => void
  readonly onLock: (isLocked: boolean) => void
}

/** Eye and lock buttons of a row. */
export function StateButtons({ name, isHidden, isLocked, onHide, onLock }: StatesProps) {
  const { t } = useTranslation(['arrange'])
  return (
    <>
      <StateButton
        label={`${t(isHidden ? 'arrange:show' : 'arrange:hide')}: ${name}`}
        icon={isHidden ? IconEyeOff : IconEye}
        isOn={isHidden}
        onClick={() => onHide(!isHidden)}
      />
      <StateButton
        label={`${t(isLocked ? 'arrange:unlock' : 'arrange:lock')}: ${name}`}
        icon={isLocked ? IconLock : IconLockOpen}
        isOn={isLocked}
        onClick={() => onLock(!isLocked)}
      />
    </>
  )
}
