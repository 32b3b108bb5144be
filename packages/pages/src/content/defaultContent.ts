import { eachLanguage, loadNames, type NameId } from '@kitwright/words'
import type { Block, OwnPassages, OwnText, PageContent } from './contentTypes.ts'

type Key = NameId<'pageTexts'>

interface TextSource {
  readonly say: (key: Key) => OwnText
  /** Headings each with a paragraph below. */
  readonly sections: (pairs: readonly (readonly [heading: Key, paragraph: Key])[]) => OwnPassages
}

const NOTHING: OwnText = {}

const HERO = { kind: 'hero', id: 'hero', kicker: NOTHING, button: null, secondButton: null, hasFacts: false } as const

const plainHero = (title: OwnText, lead: OwnText): Block => ({ ...HERO, title, lead, picture: 'none' })

/** The front page of a shop with a theme, until it writes its own. */
function home({ say }: TextSource): Block[] {
  const head = (name: 'garments' | 'latest' | 'prices' | 'fabric' | 'quote') => ({
    title: say(`home_${name}`),
    lead: say(`home_${name}_lead`),
  })
  const entry = (name: 'how' | 'ask') => (n: 1 | 2 | 3 | 4) => ({
    title: say(`home_${name}_${n}`),
    text: say(`home_${name}_${n}_text`),
  })
  return [
    {
      ...HERO,
      title: say('home_title'),
      lead: say('home_lead'),
      button: { label: say('home_design'), href: '/products' },
      secondButton: { label: say('home_see_prices'), href: '/pricing' },
      picture: 'kit',
      hasFacts: true,
    },
    { kind: 'garments', id: 'garments', ...head('garments') },
    {
      kind: 'steps',
      id: 'steps',
      title: say('home_how'),
      items: ([1, 2, 3, 4] as const).map(entry('how')),
      isNumbered: true,
    },
    { kind: 'designs', id: 'designs', ...head('latest') },
    { kind: 'prices', id: 'prices', ...head('prices') },
    { kind: 'fabric', id: 'fabric', ...head('fabric') },
    { kind: 'questions', id: 'questions', title: say('home_ask'), items: ([1, 2, 3, 4] as const).map(entry('ask')) },
    { kind: 'quote', id: 'quote', ...head('quote') },
  ]
}

interface Story {
  readonly name: 'about' | 'careers'
  readonly label: Key
  readonly href: string
}

function story({ say }: TextSource, { name, label, href }: Story): Block[] {
  const hero = {
    ...HERO,
    title: say(`${name}_title`),
    lead: say(`${name}_lead`),
    button: { label: say(label), href },
    picture: 'garments' as const,
  }
  const items = ([1, 2, 3] as const).map(n => ({ title: say(`${name}_h${n}`), text: say(`${name}_p${n}`) }))
  return [hero, { kind: 'steps', id: 'steps', title: NOTHING, items, isNumbered: false }]
}

/** The blocks of each page, by its name. */
const DEFAULT_BLOCKS: Readonly<Record<string, (source: TextSource) => Block[]>> = {
  home,
  about: source => story(source, { name: 'about', label: 'see_products', href: '/products' }),
  careers: source => story(source, { name: 'careers', label: 'write_us', href: '/contact' }),
  contact: ({ say, sections }) => [
    plainHero(say('contact_title'), say('contact_lead')),
    {
      kind: 'contact',
      id: 'contact',
      title: NOTHING,
      address: NOTHING,
      hours: say('contact_hours'),
      text: sections([['contact_order', 'contact_order_text']]),
      links: [],
      place: null,
      hasForm: true,
    },
  ],
  privacy: ({ say, sections }) => [
    plainHero(say('privacy_title'), say('privacy_lead')),
    { kind: 'text', id: 'text', text: sections(([1, 2, 3, 4] as const).map(n => [`privacy_h${n}`, `privacy_p${n}`])) },
  ],
  terms: ({ say, sections }) => [
    plainHero(say('terms_title'), say('terms_lead')),
    { kind: 'text', id: 'text', text: sections(([1, 2, 3, 4, 5] as const).map(n => [`terms_h${n}`, `terms_p${n}`])) },
  ],
}

async function loadSource(): Promise<TextSource> {
  const texts = await loadNames('pageTexts')
  return {
    say: key => texts[key],
    sections: pairs =>
      eachLanguage(language =>
        pairs.flatMap(([heading, paragraph]) => [
          { kind: 'heading' as const, text: texts[heading][language] },
          { kind: 'paragraph' as const, spans: [{ text: texts[paragraph][language] }] },
        ]),
      ),
  }
}

let loading: Promise<TextSource> | undefined

/** Returns the content that a page has until its tenant writes another; null for a page that has none. */
export async function loadDefaultContent(slug: string): Promise<PageContent | null> {
  const make = Object.hasOwn(DEFAULT_BLOCKS, slug) ? DEFAULT_BLOCKS[slug] : undefined
  if (!make) return null
  const source = await (loading ??= loadSource())
  const blocks = make(source)
  const [first] = blocks
  return { title: first?.kind === 'hero' ? first.title : NOTHING, description: NOTHING, blocks }
}
