import { useMediaQuery } from '@mantine/hooks'
import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { usePreferences, useTenant } from '../../session/index.ts'
import { SkipLink } from '../../ui/index.ts'
import css from './PersonalLayout.module.css'
import { Sidebar } from './Sidebar.tsx'
import { Topbar } from './Topbar.tsx'

const DESKTOP = '(min-width: 992px)'

/** The frame of the personal area: top bar, sidebar in three groups, the tenant's name at the foot. */
export function PersonalLayout({ children }: { children: ReactNode }) {
  const { name } = useTenant()
  const menuMode = usePreferences(state => state.menuMode)
  const isDesktop = useMediaQuery(DESKTOP, matchMedia(DESKTOP).matches) ?? true
  const path = useRouterState({ select: state => state.location.pathname })
  const [isHidden, setHidden] = useState(false)
  const [isOver, setOver] = useState(false)
  const isStatic = isDesktop && menuMode === 'static'
  useEffect(() => setOver(false), [path, menuMode, isDesktop])
  const isShown = isStatic ? !isHidden : isOver

  useEffect(() => {
    if (!isOver) return
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOver(false)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOver])

  return (
    <div className={css.shell} data-static={(isStatic && isShown) || undefined}>
      <SkipLink />
      <Topbar isMenuShown={isShown} onToggleMenu={() => (isStatic ? setHidden(!isHidden) : setOver(!isOver))} />
      <Sidebar isShown={isShown} onChoose={() => setOver(false)} />
      {/* The mask only catches the pointer: Escape and the menu button close the menu for everyone else. */}
      {isOver && (
        <div className={css.mask} data-light={isDesktop || undefined} aria-hidden onClick={() => setOver(false)} />
      )}
      <div className={css.container}>
        <main id="content" tabIndex={-1} className={css.main}>
          <Suspense fallback={null}>{children}</Suspense>
        </main>
        <footer className={css.footer}>{name}</footer>
      </div>
    </div>
  )
}
