import { Menu } from '@mantine/core'
import type { KitRole } from '@kitwright/design'
import { useEffect, useRef, useState, type ReactElement, type Ref } from 'react'
import { useKits } from './useKits.ts'

interface Props {
  readonly free: readonly KitRole[]
  readonly button: (ref: Ref<HTMLButtonElement>) => ReactElement
}

/** A menu of the kits that the design lacks. It is loaded by the first press and so opens at once. */
export function AddKitMenu({ free, button }: Props) {
  const { nameOf, add } = useKits()
  const [isOpen, setOpen] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Replaces the pressed button, so the focus returns here when the menu closes.
    target.current?.focus()
    setOpen(true)
  }, [])
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-start" withinPortal>
      <Menu.Target>{button(target)}</Menu.Target>
      <Menu.Dropdown>
        {free.map(role => (
          <Menu.Item key={role} onClick={() => add(role)}>
            {nameOf(role)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
