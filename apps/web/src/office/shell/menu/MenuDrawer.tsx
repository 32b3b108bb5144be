import { Drawer } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import css from './Menu.module.css'
import { Menu } from './Menu.tsx'

/** The menu on a phone. It closes when another page opens. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['common'])
  const path = useRouterState({ select: state => state.location.pathname })
  const opened = useRef(path)
  useEffect(() => {
    if (path !== opened.current) onClose()
  }, [path, onClose])
  return (
    <Drawer
      opened
      onClose={onClose}
      size={300}
      title={t('common:menu')}
      closeButtonProps={{ 'aria-label': t('common:close_menu'), size: 44, iconSize: 20 }}
      // Its head is a <header>, which would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ body: css.drawer }}
    >
      <Menu isRail={false} />
    </Drawer>
  )
}
