import { findPage, type ThemeName } from '@kitwright/pages'
import { themePreviews } from '../session/index.ts'
import type { AppRouter } from './router/router.tsx'
import { wearTheme } from './themes/themeSheets.ts'

/** Keeps the document in the tenant's theme. The office wears none, except while it previews a page of the shop. */
export function followTheme(router: AppRouter, theme: ThemeName | null): void {
  const wear = (): void => {
    const isOffice = findPage(router.state.location.pathname)?.page.session === 'staff'
    wearTheme(isOffice && themePreviews.getState() === 0 ? null : theme)
  }
  wear()
  router.subscribe('onResolved', wear)
  themePreviews.subscribe(wear)
}
