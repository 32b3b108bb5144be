import type { Block, OwnText, PageContent } from '@kitwright/pages/content'
import { loadNames, type NameId } from '@kitwright/words'

type Key = NameId<'demoShop'>
const names = await loadNames('demoShop')
const say = (key: Key): OwnText => names[key]
const entries = (...keys: readonly Key[]) => keys.map(key => ({ title: say(key), text: say(`${key}_text` as Key) }))
const head = (key: Key) => ({ title: say(key), lead: say(`${key}_lead` as Key) })
const paragraph = (key: Key) => ({
  kh: [{ kind: 'paragraph' as const, spans: [{ text: names[key].kh }] }],
  en: [{ kind: 'paragraph' as const, spans: [{ text: names[key].en }] }],
})
const shots = (...keys: readonly Key[]) => entries(...keys).map(entry => ({ ...entry, picture: null }))

type Prefix = 'a' | 'm'
const hero = (of: Prefix, second: { readonly label: Key; readonly href: string }): Block => ({
  kind: 'hero',
  id: 'hero',
  kicker: say(`${of}_kicker`),
  title: say(`${of}_title`),
  lead: say(`${of}_lead`),
  button: { label: say('design'), href: '/products' },
  secondButton: { label: say(second.label), href: second.href },
  picture: 'kit',
  hasFacts: true,
})
const links = (name: string) => [
  { label: { en: 'Facebook', kh: 'Facebook' }, href: `https://facebook.com/${name}.example` },
  { label: { en: 'Telegram', kh: 'Telegram' }, href: `https://t.me/${name}_example` },
]

const angkor: readonly Block[] = [
  hero('a', { label: 'see_designs', href: '/store' }),
  { kind: 'garments', id: 'garments', ...head('a_garments') },
  {
    kind: 'steps',
    id: 'steps',
    title: say('a_steps'),
    items: entries('a_step1', 'a_step2', 'a_step3', 'a_step4', 'a_step5'),
    isNumbered: true,
  },
  { kind: 'prices', id: 'prices', ...head('a_prices') },
  { kind: 'designs', id: 'designs', ...head('a_designs') },
  { kind: 'fabric', id: 'fabric', ...head('a_fabric') },
  {
    kind: 'gallery',
    id: 'gallery',
    ...head('a_gallery'),
    items: shots('a_shot1', 'a_shot2', 'a_shot3', 'a_shot4', 'a_shot5'),
  },
  {
    kind: 'team',
    id: 'team',
    title: say('a_team'),
    text: paragraph('a_team_text'),
    people: entries('a_person1', 'a_person2', 'a_person3'),
  },
  { kind: 'quote', id: 'quote', ...head('a_quote') },
  { kind: 'questions', id: 'questions', title: say('a_ask'), items: entries('a_ask1', 'a_ask2', 'a_ask3') },
  {
    kind: 'contact',
    id: 'contact',
    title: say('a_contact'),
    address: say('a_address'),
    hours: say('a_hours'),
    text: {},
    links: links('angkorkits'),
    place: { lat: 13.3552, lng: 103.8663 },
    hasForm: false,
  },
]

const mekong: readonly Block[] = [
  hero('m', { label: 'see_prices', href: '/pricing' }),
  { kind: 'garments', id: 'garments', ...head('m_garments') },
  { kind: 'designs', id: 'designs', ...head('m_designs') },
  {
    kind: 'steps',
    id: 'steps',
    title: say('m_steps'),
    items: entries('m_step1', 'm_step2', 'm_step3', 'm_step4'),
    isNumbered: true,
  },
  { kind: 'prices', id: 'prices', ...head('m_prices') },
  { kind: 'fabric', id: 'fabric', ...head('m_fabric') },
  {
    kind: 'team',
    id: 'team',
    title: say('m_team'),
    text: paragraph('m_team_text'),
    people: entries('m_person1', 'm_person2', 'm_person3'),
  },
  { kind: 'gallery', id: 'gallery', ...head('m_gallery'), items: shots('m_shot1', 'm_shot2', 'm_shot3', 'm_shot4') },
  { kind: 'questions', id: 'questions', title: say('m_ask'), items: entries('m_ask1', 'm_ask2', 'm_ask3') },
  { kind: 'quote', id: 'quote', ...head('m_quote') },
  {
    kind: 'contact',
    id: 'contact',
    title: say('m_contact'),
    address: say('m_address'),
    hours: say('m_hours'),
    text: {},
    links: links('mekongtees'),
    place: { lat: 11.5372, lng: 104.9157 },
    hasForm: false,
  },
]

const BLOCKS: Readonly<Record<string, readonly Block[]>> = { angkor, mekong }

/** Returns the front page of a demonstration shop; undefined for any other shop. */
export function demoHomeOf(slug: string): PageContent | undefined {
  const blocks = Object.hasOwn(BLOCKS, slug) ? BLOCKS[slug] : undefined
  return blocks && { title: say('home'), description: {}, blocks }
}
