import { expect, type Page } from '@playwright/test'
import { LANGUAGES, loadTexts, NAMESPACES } from '@kitwright/words'
import { loadWords } from './words.ts'

/** Returns text keys that cannot be words: `quote_total`, `type_HOODIE`. */
async function tellTaleKeys(): Promise<readonly string[]> {
  const texts = await Promise.all(NAMESPACES.map(namespace => loadTexts('en', namespace)))
  return texts.flatMap(Object.keys).filter(key => key.includes('_'))
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function rawKeyPattern(): Promise<RegExp> {
  const keys = (await tellTaleKeys()).map(escaped).join('|')
  const names = NAMESPACES.join('|')
  // Parts of addresses, as in `dara@shop.kh`, are not keys.
  return new RegExp(`(?<![\\w@./-])(?:(?:${names})[.:][a-z]\\w+|(?:${keys})(?![\\w@-]))|\\{\\{\\w*`, 'g')
}
const rawKey = rawKeyPattern()

/** Returns all visible or spoken text: texts, names, hints. What people may type as it stands is marked as code and left out. */
const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']
    const named = [...document.querySelectorAll(attributes.map(name => `[${name}]`).join(','))]
    const names = named.flatMap(element => attributes.map(name => element.getAttribute(name) ?? ''))
    const codes = [...document.querySelectorAll('code')].map(code => code.innerText)
    const shown = codes.reduce((text, code) => text.replace(code, ''), document.body.innerText)
    return [document.title, shown, ...names].join('\n')
  })

/** Returns by how many px the page is wider than its window, and what sticks out. */
export const overflowOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return ''
    const wide = [...document.body.querySelectorAll('*')].filter(
      element => element.getBoundingClientRect().right > clientWidth + 0.5 && element.children.length === 0,
    )
    const names = wide.slice(0, 5).map(element => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
    return `${scrollWidth} > ${clientWidth}: ${names.join(', ')}`
  })

const requiredNotes = Promise.all(LANGUAGES.map(async language => (await loadWords(language)).common.required_note))

/** Returns fields marked with an asterisk in a dialog or page that does not explain it. */
const unexplainedStars = async (page: Page): Promise<string[]> =>
  page.evaluate(
    notes => {
      const stars = [...document.querySelectorAll<HTMLElement>('.mantine-InputWrapper-required')]
      return stars
        .filter(star => star.checkVisibility())
        .filter(star => {
          const area = star.closest<HTMLElement>('[role=dialog], main') ?? document.body
          const shown = area.innerText.replaceAll('\u200b', '')
          return !notes.some(note => shown.includes(note))
        })
        .map(star => star.parentElement?.textContent ?? '')
    },
    await requiredNotes,
  )

const softly = expect.configure({ soft: true })

/** Expects no raw i18n keys in view, no unexplained asterisk, and nothing wider than the window. */
export async function expectTidy(page: Page): Promise<void> {
  const where = new URL(page.url()).pathname
  const keys = (await wordsOn(page)).match(await rawKey) ?? []
  expect.soft([...new Set(keys)], `raw keys on ${where}`).toEqual([])
  expect.soft(await unexplainedStars(page), `asterisks without their meaning on ${where}`).toEqual([])
  // The layout changes shortly after the window does, and again once the page's scripts have loaded.
  await softly.poll(() => overflowOf(page), `overflow on ${where}`).toBe('')
}
