import { elementsIn, type SvgElement, walk } from '../element.ts'

/** The language of alternative texts: English, as in most browsers. */
const LANGUAGE = 'en'

/**
 * Returns whether an element's conditions hold for this reader: no extension of another program, and a matching
 * language.
 */
function isMeant({ attributes }: SvgElement): boolean {
  if (attributes.has('requiredExtensions')) return false
  const languages = attributes.get('systemLanguage')
  if (languages === undefined) return true
  return languages.split(',').some(language => {
    const tag = language.trim().toLowerCase()
    return tag === LANGUAGE || tag.startsWith(`${LANGUAGE}-`)
  })
}

/**
 * Resolves `switch` and conditional attributes: shows the first applicable child and hides the others. They stay in the tree because `use`
 * may reference them.
 */
export function resolveSwitches(root: SvgElement): void {
  for (const element of walk(root)) {
    if (!isMeant(element)) hide(element)
    if (element.name !== 'switch') continue
    const choices = elementsIn(element).filter(child => child.name !== '#foreign')
    const chosen = choices.find(isMeant)
    element.name = 'g'
    for (const child of choices) if (child !== chosen) hide(child)
  }
}

const hide = ({ attributes }: SvgElement): unknown => attributes.set('display', 'none')
