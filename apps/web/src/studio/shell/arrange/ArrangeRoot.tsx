import { Suspense } from 'react'
import { useStudio } from '../../context/index.ts'
import { Browsed, Description } from './Description.tsx'
import { Hints } from './Hints.tsx'
import { useClipboardKeys } from '../keys/useClipboardKeys.ts'
import { lazy } from '../../../ui/index.ts'
import { useGroupKeys } from './useGrouping.ts'

const LayerMenu = lazy(async () => ({ default: (await import('./LayerMenu.tsx')).LayerMenu }))
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }))

/**
 * Renders what accompanies the stage without being on it: menu, help, first steps, the design in words. Loads after the
 * garment.
 */
export function ArrangeRoot() {
  useClipboardKeys()
  useGroupKeys()
  const isMenuOpen = useStudio(state => state.menuAt !== null)
  const isHelpOpen = useStudio(state => state.isHelpOpen)
  return (
    <>
      <Hints />
      <Description />
      <Browsed />
      <Suspense>
        {isMenuOpen && <LayerMenu />}
        {isHelpOpen && <KeysDialog />}
      </Suspense>
    </>
  )
}
