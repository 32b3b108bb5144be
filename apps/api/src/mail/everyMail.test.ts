import type { DeliveryKind } from '@kitwright/contract'
import { type Language, LANGUAGES, loadTexts } from '@kitwright/words'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { LETTER_KINDS } from './letters/writeLetter.ts'
import { composeCase, type ComposedCase } from './testing/composeCase.ts'
import type { MailCase } from './testing/mailCase.ts'
import { mailCases } from './testing/mailCases.ts'
import { createMailStage, type MailStage } from './testing/mailStage.ts'
import { imagesOf, linksOf, wordsOf, wordsOfPage } from './testing/readMail.ts'

let shop: TestShop
let stage: MailStage
let drawn: Buffer
beforeAll(async () => {
  shop = await createTestShop()
  stage = await createMailStage(shop)
  const margin = { top: 30, bottom: 30, left: 30, right: 30, background: '#0000' }
  drawn = await sharp({ create: { width: 90, height: 150, channels: 4, background: '#0a7' } })
    .extend(margin)
    .png()
    .toBuffer()
})
afterAll(async () => shop.close())

interface NamedCase extends ComposedCase, Pick<MailCase, 'facts'> {
  readonly kind: DeliveryKind
  readonly title: string
  readonly language: Language
}

const composed: NamedCase[] = []

/** Composes every mail in every language, once. */
async function everyMail(): Promise<readonly NamedCase[]> {
  if (composed.length > 0) return composed
  const { files, app } = shop
  const source = { files, ...app.pictures, getPicture: async () => ({ bytes: drawn }) as never, workers: app.workers }
  for (const [kind, cases] of Object.entries(mailCases(stage)) as [DeliveryKind, Record<string, MailCase>][])
    for (const [title, one] of Object.entries(cases))
      for (const language of LANGUAGES) {
        const made = await composeCase(shop, stage, one, { kind, language, source })
        if (!made) throw new Error(`nobody wants ${kind}, ${title}`)
        composed.push({ ...made, kind, title: `${kind}, ${title}, ${language}`, language, facts: one.facts })
      }
  return composed
}

/** Reads something of every mail, beside its title. */
const readEach = async (read: (one: NamedCase) => unknown): Promise<unknown[]> =>
  (await everyMail()).map(one => [one.title, read(one)])

const missing = (facts: readonly string[], text: string): string[] =>
  facts.filter(fact => !text.replaceAll(/\s+/g, ' ').includes(fact.replaceAll(/\s+/g, ' ')))

test('every kind of mail is composed in every language', async () => {
  const kinds = new Set((await everyMail()).map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual([...LETTER_KINDS].toSorted())
})

test('plain text and page of every mail carry its facts', async () => {
  expect(
    await readEach(({ facts, mail }) => [
      missing(facts, `${mail.subject} ${mail.text}`),
      missing(facts, `${mail.subject} ${wordsOfPage(mail.html)}`),
    ]),
  ).toEqual(await readEach(() => [[], []]))
})

test('plain text and page of every mail say the same words', async () => {
  const different: unknown[] = []
  for (const { title, mail, language } of await everyMail()) {
    const { number, name, size, quantity } = await loadTexts(language, 'common')
    const heads = wordsOf([number, name, size, quantity, mail.subject].join(' '))
    const [text, page] = [wordsOf(mail.text), wordsOf(wordsOfPage(mail.html))]
    const alone = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
      [...own].filter(word => !other.has(word) && !heads.has(word))
    const found = [title, alone(page, text), alone(text, page)]
    if (found.slice(1).some(words => words.length > 0)) different.push(found)
  }
  expect(different).toEqual([])
})

test('no mail shows a gap, a missing value or a key of its texts', async () => {
  expect(
    await readEach(({ mail }) =>
      [mail.subject, mail.text, wordsOfPage(mail.html)]
        .join('\n')
        .replaceAll(/https?:\S+/g, '')
        .match(/\b(?:undefined|null|NaN|Invalid Date|\[object)\b|\{\{|\b[a-z]+(?:_[a-z]+)+\b/g),
    ),
  ).toEqual(await readEach(() => null))
})

test('every picture of a mail is attached, described and sized', async () => {
  expect(
    await readEach(({ mail }) =>
      imagesOf(mail.html)
        .map(({ src, alt, width, height }) => [src, alt !== '', width > 0, height > 0].join())
        .toSorted(),
    ),
  ).toEqual(
    await readEach(({ mail }) => mail.attachments.map(({ cid }) => [`cid:${cid}`, true, true, true].join()).toSorted()),
  )
  for (const { mail } of await everyMail())
    for (const { content } of mail.attachments) expect((await sharp(content).metadata()).width).toBeGreaterThan(50)
})

test('the mails that show a garment or a payment have its pictures', async () => {
  const pictures = async (name: string) =>
    (await everyMail()).find(({ title }) => title === name)?.mail.attachments.map(({ filename }) => filename)
  expect(await pictures('OrderPlaced, placed, en')).toEqual(['khqr-1.png', 'kit-1.jpg', 'kit-2.jpg'])
  expect(await pictures('DesignProposed, proposed, kh')).toEqual(['kit-1.jpg', 'kit-2.jpg'])
  expect(await pictures('QuoteSent, sent, kh')).toEqual(['kit-1.jpg', 'kit-2.jpg'])
})

test('links of mails lead to the shop’s own host or its mailbox', async () => {
  expect(
    await readEach(({ mail }) =>
      linksOf(mail.html).filter(link => !/^(?:https:\/\/kits\.example|mailto:|tel:)/.test(link)),
    ),
  ).toEqual(await readEach(() => []))
})

test('every mail is below 102 kB, suits dark screens and has a preheader', async () => {
  expect(
    await readEach(({ mail: { html } }) => [
      Buffer.byteLength(html) < 102_000,
      html.includes('<meta name="color-scheme" content="light dark">'),
      html.includes('prefers-color-scheme:dark'),
      /<body[^>]*>\s*<div style="display:none[^>]*>[^<&\s]/.test(html),
      /display:\s*(?:flex|grid)/.test(html),
    ]),
  ).toEqual(await readEach(() => [true, true, true, true, false]))
})

test('mails that may be refused carry the one-click header, all others none', async () => {
  expect(await readEach(({ mail }) => Object.keys(mail.headers ?? {}))).toEqual(
    await readEach(({ addressed }) => (addressed.optOut ? ['List-Unsubscribe', 'List-Unsubscribe-Post'] : [])),
  )
})

test('answers to a customer’s mail reach the conversation, to security mails the shop', async () => {
  const expected = ({ kind, addressed }: NamedCase): string => {
    if (kind === 'StaffMailAsked' || kind === 'SupplierAsked' || kind === 'AdministratorAdded') return 'as written'
    return addressed.replyTo?.startsWith('reply+') ? 'conversation' : 'shop'
  }
  const SECURITY = /^(?:Account|Code|Reset|Unlock|Password|Email|Export|SecondFactor|CustomerInvited)/
  expect(await readEach(expected)).toEqual(
    await readEach(({ kind }) => {
      if (kind === 'StaffMailAsked' || kind === 'SupplierAsked' || kind === 'AdministratorAdded') return 'as written'
      return SECURITY.test(kind) ? 'shop' : 'conversation'
    }),
  )
})

test('Khmer mails have Khmer subjects, unless people wrote them', async () => {
  const written = ['CustomerWritten', 'ConversationReplied']
  expect(
    await readEach(
      ({ kind, language, mail }) =>
        language !== 'kh' || written.includes(kind) || /\p{Script=Khmer}/u.test(mail.subject),
    ),
  ).toEqual(await readEach(() => true))
})
