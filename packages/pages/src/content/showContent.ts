import { LANGUAGES, type Language } from '@kitwright/words'
import type {
  Block,
  OwnPassages,
  OwnText,
  PageContent,
  Passage,
  ShownBlock,
  ShownContent,
  Span,
} from './contentTypes.ts'
import { languagesOf } from './missingTexts.ts'

interface Reader {
  readonly language: Language
  /** The tenant's name, which `{{shop}}` stands for. */
  readonly shop: string
  /** Keeps browsers from dividing words. */
  readonly join?: (text: string) => string
}

const written = (text: OwnText, language: Language): string => text[language]?.trim() ?? ''
/** The language itself first, then the others. */
const inTurn = (language: Language): Language[] => [language, ...LANGUAGES.filter(other => other !== language)]

const fillIn = (text: string, { shop, join = same => same }: Reader): string =>
  join(text).replaceAll('{{shop}}', () => shop)

const showText = (text: OwnText, reader: Reader): string =>
  fillIn(
    inTurn(reader.language)
      .map(each => written(text, each))
      .find(found => found !== '') ?? '',
    reader,
  )

function showPassage(passage: Passage, reader: Reader): Passage {
  const show = (span: Span): Span => ({ ...span, text: fillIn(span.text, reader) })
  if (passage.kind === 'heading') return { ...passage, text: fillIn(passage.text, reader) }
  if (passage.kind === 'paragraph') return { ...passage, spans: passage.spans.map(show) }
  return { ...passage, items: passage.items.map(spans => spans.map(show)) }
}

function showPassages(text: OwnPassages, reader: Reader): Passage[] {
  const found = inTurn(reader.language)
    .map(each => text[each] ?? [])
    .find(passages => passages.length > 0)
  return (found ?? []).map(passage => showPassage(passage, reader))
}

function showFields(block: Block, reader: Reader): ShownBlock {
  const say = (text: OwnText): string => showText(text, reader)
  const items = (list: readonly { readonly title: OwnText; readonly text: OwnText }[]) =>
    list.map(({ title, text }) => ({ title: say(title), text: say(text) }))
  const button = (of: { readonly label: OwnText; readonly href: string } | null) =>
    of && { label: say(of.label), href: of.href }
  switch (block.kind) {
    case 'hero':
      return {
        ...block,
        kicker: say(block.kicker),
        title: say(block.title),
        lead: say(block.lead),
        button: button(block.button),
        secondButton: button(block.secondButton),
      }
    case 'team':
      return {
        ...block,
        title: say(block.title),
        text: showPassages(block.text, reader),
        people: items(block.people),
      }
    case 'gallery':
      return {
        ...block,
        title: say(block.title),
        lead: say(block.lead),
        items: block.items.map(item => ({ ...item, title: say(item.title), text: say(item.text) })),
      }
    case 'video':
      return { ...block, title: say(block.title), caption: say(block.caption) }
    case 'banner':
      return { ...block, title: say(block.title), text: say(block.text), button: button(block.button) }
    case 'text':
      return { ...block, text: showPassages(block.text, reader) }
    case 'contact':
      return {
        ...block,
        title: say(block.title),
        address: say(block.address),
        hours: say(block.hours),
        text: showPassages(block.text, reader),
        links: block.links.map(({ label, href }) => ({ label: say(label), href })),
      }
    case 'image':
      return { ...block, alt: say(block.alt), caption: say(block.caption) }
    case 'steps':
    case 'questions':
      return { ...block, title: say(block.title), items: items(block.items) }
    default:
      // Its other content comes from the shop's own offer.
      return { ...block, title: say(block.title), lead: say(block.lead) }
  }
}

/** Returns a block's title in the other language, if it has one in both. */
function twinOf(block: Block, reader: Reader): ShownBlock['twin'] {
  const { language } = reader
  if (!('title' in block) || written(block.title, language) === '') return undefined
  const other = LANGUAGES.find(each => each !== language && written(block.title, each) !== '')
  return other && { language: other, title: fillIn(written(block.title, other), reader) }
}

/** Returns a page's content in the reader's language. A text that is missing there is shown in another. */
export function showContent({ title, description, blocks }: PageContent, reader: Reader): ShownContent {
  return {
    title: showText(title, reader),
    description: showText(description, reader),
    blocks: blocks.map(block => {
      const twin = twinOf(block, reader)
      const shown = { ...showFields(block, reader), ...(twin && { twin }) }
      const languages = languagesOf(block)
      const [other] = languages
      return other === undefined || languages.has(reader.language) ? shown : { ...shown, lang: other }
    }),
  }
}
