import { IconMenu2 } from '@tabler/icons-react'
import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { lazy } from '../../../ui/index.ts'
import css from './Menu.module.css'
import { Unread } from './Unread.tsx'

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }))

/** Opens the menu on a phone, and counts the unread conversations. */
export function MenuButton({ className }: { className: string }) {
  const { t } = useTranslation(['common'])
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <button
        type="button"
        className={`${className} ${css.open}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={20} aria-hidden />
        <span className="kw-hidden">{t('common:open_menu')}</span>
        <Unread />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuDrawer onClose={close} />
        </Suspense>
      )}
    </>
  )
}
