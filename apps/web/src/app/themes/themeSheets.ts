import type { ThemeName } from '@kitwright/pages'
import angkor from './angkor/angkor.css?url'
import atelier from './atelier/atelier.css?url'
import drop from './drop/drop.css?url'
import factory from './factory/factory.css?url'
import matchday from './matchday/matchday.css?url'
import school from './school/school.css?url'

/** Addresses of the themes' style sheets. The server names the tenant's own in the page's head. */
const SHEETS: Readonly<Record<ThemeName, string>> = { matchday, atelier, drop, school, angkor, factory }

/** Puts the document into a theme, or back into the plain look, and loads the theme's sheet where the page lacks it. */
export function wearTheme(theme: ThemeName | null): void {
  const { documentElement: root, head } = document
  for (const [name, sheet] of Object.entries(SHEETS))
    if (name !== theme) head.querySelector(`link[rel="stylesheet"][href="${sheet}"]`)?.remove()
  if (theme === null) {
    delete root.dataset['themeName']
    return
  }
  root.dataset['themeName'] = theme
  const href = SHEETS[theme]
  if (head.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  head.prepend(link)
}
