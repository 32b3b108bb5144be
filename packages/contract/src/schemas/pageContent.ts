import {
  CONTENT_LIMITS,
  faultOfLink,
  faultOfSlug,
  holdsMarkup,
  type PageContent,
  type ShownContent,
} from '@kitwright/pages/content'
import { eachLanguage } from '@kitwright/words'
import { language, optionalParagraph, optionalText, partOfText, plain, text, uuid } from './single.ts'
import { z } from './zod.ts'

const { items, links, spans, passages, blocks, title, lead, paragraph, label, address, slug } = CONTENT_LIMITS

const MARKUP = { message: 'markup', abort: true } as const
const withoutMarkup = (text: string | undefined): boolean => text === undefined || !holdsMarkup(text)

/** A text in one line, in each language; empty where it is not written. */
const ownLine = (max: number) =>
  z.strictObject(eachLanguage(() => optionalText(max).refine(withoutMarkup, MARKUP).optional()))
/** A text that may have line breaks. */
const ownParagraph = (max: number) =>
  z.strictObject(eachLanguage(() => optionalParagraph(max).refine(withoutMarkup, MARKUP).optional()))

const link = plain(address).check(({ value, issues }) => {
  const fault = faultOfLink(value)
  if (fault) issues.push({ code: 'custom', message: fault, input: value })
})
const span = z.strictObject({ text: partOfText(paragraph, withoutMarkup, MARKUP.message), href: link.optional() })
const line = z.array(span).max(spans)
const passage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: text(title).refine(withoutMarkup, MARKUP) }),
  z.strictObject({ kind: z.literal('paragraph'), spans: line }),
  z.strictObject({ kind: z.literal('list'), items: z.array(line).max(items) }),
])
const ownPassages = z.strictObject(eachLanguage(() => z.array(passage).max(passages).optional()))

const ownLink = z.strictObject({ label: ownLine(label), href: link })
const button = ownLink.nullable()
const entry = z.strictObject({ title: ownLine(title), text: ownParagraph(paragraph) })
const entries = z.array(entry).max(items)
const head = { title: ownLine(title), lead: ownParagraph(lead) }
const place = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).nullable()
const picture = z.strictObject({ source: z.literal('file'), id: uuid }).nullable()

/** Kinds of blocks whose content comes from the shop's own offer. */
const offerKind = z.enum(['garments', 'designs', 'prices', 'fabric', 'quote'])
/** A block's id within its page. */
const id = z.string().regex(/^[a-z0-9-]{1,40}$/i)
const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hero'),
    id,
    kicker: ownLine(title),
    title: ownParagraph(title),
    lead: ownParagraph(lead),
    button,
    secondButton: button,
    picture: z.enum(['none', 'garments', 'kit']),
    hasFacts: z.boolean(),
  }),
  z.strictObject({ kind: offerKind, id, ...head }),
  z.strictObject({ kind: z.literal('team'), id, title: ownLine(title), text: ownPassages, people: entries }),
  z.strictObject({ kind: z.literal('gallery'), id, ...head, items: z.array(entry.extend({ picture })).max(items) }),
  z.strictObject({ kind: z.literal('video'), id, title: ownLine(title), caption: ownLine(lead), address: link }),
  z.strictObject({ kind: z.literal('text'), id, text: ownPassages }),
  z.strictObject({ kind: z.literal('steps'), id, title: ownLine(title), items: entries, isNumbered: z.boolean() }),
  z.strictObject({ kind: z.literal('questions'), id, title: ownLine(title), items: entries }),
  z.strictObject({
    kind: z.literal('contact'),
    id,
    title: ownLine(title),
    address: ownParagraph(lead),
    hours: ownParagraph(lead),
    text: ownPassages,
    links: z.array(ownLink).max(links),
    place,
    hasForm: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('banner'), id, title: ownLine(title), text: ownParagraph(lead), button }),
  z.strictObject({ kind: z.literal('image'), id, picture, alt: ownLine(title), caption: ownLine(lead) }),
])

/** Everything that a tenant wrote for one page. */
export const pageContent: z.ZodType<PageContent, PageContent> = z
  .strictObject({
    title: ownLine(title),
    description: ownParagraph(lead),
    blocks: z.array(block).max(blocks),
  })
  .check(({ value, issues }) => {
    const ids = value.blocks.map(each => each.id)
    ids.forEach((input, i) => {
      if (ids.indexOf(input) < i)
        issues.push({ code: 'custom', path: ['blocks', i, 'id'], message: 'duplicate', input })
    })
  })

/** A slug in an address; whether it names a page is another question. */
export const pageSlug = z
  .string()
  .regex(/^[a-z0-9-]+$/i)
  .max(slug)
/** The slug of a new page. */
export const newPageSlug = plain(slug).check(({ value, issues }) => {
  const fault = faultOfSlug(value)
  if (fault) issues.push({ code: 'custom', message: fault, input: value })
})

const shownSpan = z.object({ text: z.string(), href: z.string().optional() })
const shownPassage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), spans: z.array(shownSpan) }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(shownSpan)) }),
])
const shownPassages = z.array(shownPassage)
const shownLink = z.object({ label: z.string(), href: z.string() })
const shownButton = shownLink.nullable()
const shownEntry = z.object({ title: z.string(), text: z.string() })
const shownEntries = z.array(shownEntry)
const shown = {
  id: z.string(),
  lang: language.optional(),
  twin: z.object({ language, title: z.string() }).optional(),
}
const shownBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    ...shown,
    kicker: z.string(),
    title: z.string(),
    lead: z.string(),
    button: shownButton,
    secondButton: shownButton,
    picture: z.enum(['none', 'garments', 'kit']),
    hasFacts: z.boolean(),
  }),
  z.object({ kind: offerKind, ...shown, title: z.string(), lead: z.string() }),
  z.object({ kind: z.literal('team'), ...shown, title: z.string(), text: shownPassages, people: shownEntries }),
  z.object({
    kind: z.literal('gallery'),
    ...shown,
    title: z.string(),
    lead: z.string(),
    items: z.array(shownEntry.extend({ picture })),
  }),
  z.object({ kind: z.literal('video'), ...shown, title: z.string(), caption: z.string(), address: z.string() }),
  z.object({ kind: z.literal('text'), ...shown, text: shownPassages }),
  z.object({ kind: z.literal('steps'), ...shown, title: z.string(), items: shownEntries, isNumbered: z.boolean() }),
  z.object({ kind: z.literal('questions'), ...shown, title: z.string(), items: shownEntries }),
  z.object({
    kind: z.literal('contact'),
    ...shown,
    title: z.string(),
    address: z.string(),
    hours: z.string(),
    text: shownPassages,
    links: z.array(shownLink),
    place,
    hasForm: z.boolean(),
  }),
  z.object({ kind: z.literal('banner'), ...shown, title: z.string(), text: z.string(), button: shownButton }),
  z.object({ kind: z.literal('image'), ...shown, picture, alt: z.string(), caption: z.string() }),
])
/** A page's content in one language, with its defaults filled in. */
export const shownContent: z.ZodType<ShownContent, ShownContent> = z.object({
  title: z.string(),
  description: z.string(),
  blocks: z.array(shownBlock),
})

/** A text in the languages in which it is written. */
export const ownNames = z.object(eachLanguage(() => z.string().optional()))
export const countsByLanguage = z.object(eachLanguage(() => z.int()))
