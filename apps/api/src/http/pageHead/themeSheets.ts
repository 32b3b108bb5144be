import { THEMES, type ThemeName } from '@kitwright/pages'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Readonly<Record<string, { readonly file: string }>>

/** Returns the address of a theme's style sheet in a build; undefined if the build has none. */
export type ThemeSheets = (theme: ThemeName) => string | undefined

/** Reads the addresses of the themes' style sheets from a build's manifest. */
export function readThemeSheets(webRoot: string): ThemeSheets {
  const file = join(webRoot, '.vite/manifest.json')
  if (!existsSync(file)) return () => undefined
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const entries = Object.entries(manifest)
  const found = new Map(
    THEMES.flatMap(theme => {
      const entry = entries.find(([key]) => key.split('?')[0]!.endsWith(`/themes/${theme}/${theme}.css`))
      return entry ? [[theme, `/${entry[1].file}`] as const] : []
    }),
  )
  return theme => found.get(theme)
}
