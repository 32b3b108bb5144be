import { elementsIn, replaceWith, type SvgElement, listAll } from '../tree/element.ts'

/** Whose words are shown where a picture has some for each reader: English ones, as most browsers would. */
const LANGUAGE = 'en'

/** Whether an element is meant for a reader like ours: no other program, and our language. */
function isMeant({ attributes }: SvgElement): boolean {
  if ((attributes.get('requiredExtensions') ?? '').trim() !== '') return false
  const languages = attributes.get('systemLanguage')
  if (languages === undefined) return true
  return languages.split(',').some(language => {
    const tag = language.trim().toLowerCase()
    return tag === LANGUAGE || tag.startsWith(`${LANGUAGE}-`)
  })
}

/** Keeps of each `switch` the first child that is meant for us, and leaves out all that is meant for others. */
export function chooseMeant(root: SvgElement): void {
  for (const element of listAll(root)) {
    if (!isMeant(element)) replaceWith(element, [])
    if (element.name !== 'switch') continue
    const chosen = elementsIn(element).find(child => child.name !== '#foreign' && isMeant(child))
    element.name = 'g'
    element.children = chosen ? [chosen] : []
  }
}
