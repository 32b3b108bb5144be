import { isThemeName, type ThemeName } from '@kitwright/pages'
import { useTenant } from '../session/index.ts'

/** Returns the shop's theme; null for the plain look. */
export function useThemeName(): ThemeName | null {
  const { name } = useTenant().settings.homepage.theme
  return isThemeName(name) ? name : null
}
