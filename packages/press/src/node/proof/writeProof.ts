import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { sizeLabel, sortSizes } from '@kitwright/garment'
import { type PaperTexts } from '../../paper/paperTexts.ts'
import type { ProofFacts } from '../../proof/facts.ts'
import { LINE, linesIn } from '../paper/measureLines.ts'
import { HAIR, INK, QUIET, type Pen } from '../paper/paperPen.ts'
import { A4, writePaper } from '../paper/writePaper.ts'
import { type OpenedCard, paintProofCard } from './proofCard.ts'

const PAGE = { x0: 14, x1: A4.widthMm - 14, foot: A4.heightMm - 12 } as const
const CARD = { gap: 6, height: 118 } as const
const TOP_MM = 48
const WIDTH_MM = (PAGE.x1 - PAGE.x0 - CARD.gap) / 2
const ON_PAGE = 4
const NOTE = { sizeMm: 3.2, colour: '#c2410c' }
const NOTE_MM = LINE * NOTE.sizeMm
/** Number of characters that people read to each other. */
const HASH_SIGNS = 12

function countOf({ cards }: ProofFacts): string {
  const counted = sortSizes(cards.map(({ size }) => size)).map(
    size => [size, cards.reduce((sum, card) => sum + (card.size === size ? card.qty : 0), 0)] as const,
  )
  return counted.flatMap(([size, count]) => (count > 0 ? [`${sizeLabel(size)} ${count}`] : [])).join('  ·  ')
}

function stateOf({ answer, isOutdated }: ProofFacts, say: PaperTexts): string {
  if (isOutdated) return say('press:proof_outdated')
  if (!answer) return say('press:proof_waits')
  return say(`press:proof_${answer.verdict}_by`, { name: answer.by, date: say.dayOf(answer.at) })
}

function paintHead(
  pen: Pen,
  facts: ProofFacts,
  say: PaperTexts,
  page: { readonly at: number; readonly of: number },
): void {
  const { shop, order, sentAt, cards, hash } = facts
  const roomMm = PAGE.x1 - PAGE.x0
  pen.text(`${say('press:proof')} · ${shop}`, { x: PAGE.x0, y: 10 }, { sizeMm: 4, colour: QUIET, roomMm: roomMm - 40 })
  pen.text(say.dayOf(sentAt), { x: PAGE.x1, y: 10 }, { sizeMm: 4, colour: QUIET, align: 'right' })
  pen.text(order, { x: PAGE.x0, y: 16 }, { sizeMm: 9, isBold: true, roomMm: 80 })
  const state = { sizeMm: 3.6, isBold: true, align: 'right', roomMm: roomMm - 84 } as const
  pen.text(stateOf(facts, say), { x: PAGE.x1, y: 20 }, state)
  const garments = cards.reduce((sum, { qty }) => sum + qty, 0)
  const counts = `${say('press:garments')} ${garments}   ·   ${countOf(facts)}`
  pen.text(counts, { x: PAGE.x0, y: 33 }, { sizeMm: 3.6, roomMm })
  pen.rule(42, [PAGE.x0, PAGE.x1], { colour: INK, widthMm: 0.4 })
  pen.rule(PAGE.foot, [PAGE.x0, PAGE.x1], { colour: HAIR })
  const small = { sizeMm: 2.8, colour: QUIET }
  pen.text(`${say('press:proof_code')} ${hash.slice(0, HASH_SIGNS)}`, { x: PAGE.x0, y: PAGE.foot + 1.5 }, small)
  const count = say('press:page_of', page)
  pen.text(count, { x: PAGE.x1, y: PAGE.foot + 1.5 }, { ...small, align: 'right' })
}

/** Returns the lines of changes requested for the whole, on a page of their own if they are long. */
function notesOf({ text }: ProofFacts, say: PaperTexts): string[] {
  if (text === '') return []
  return text
    .split('\n')
    .flatMap(line => linesIn(line, PAGE.x1 - PAGE.x0, NOTE, say))
    .slice(0, 40)
}

/** Maximum size of a picture: 240 dpi at the largest size on a card. The page stores every pixel that it gets. */
const MOST_PX = { width: 390, height: 680 }

/**
 * Opens a picture with as many pixels as paper shows, transparent where there is no cloth: the file compresses pictures
 * with a background more coarsely.
 */
async function openPicture(bytes: Uint8Array): Promise<Canvas> {
  const image = await loadImage(bytes)
  const scale = Math.min(1, MOST_PX.width / image.width, MOST_PX.height / image.height)
  const canvas = createCanvas(Math.ceil(image.width * scale), Math.ceil(image.height * scale))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function open(facts: ProofFacts): Promise<OpenedCard[]> {
  const cards: OpenedCard[] = []
  for (const { pictures, ...card } of facts.cards) {
    const opened: OpenedCard['pictures'][number][] = []
    for (const { side, bytes } of pictures) opened.push({ side, image: await openPicture(bytes) })
    cards.push({ ...card, pictures: opened })
  }
  return cards
}

/**
 * Writes the proof that a customer sees before their order is printed: every garment's front and back, four to a page.
 * The same facts give the same bytes.
 */
export async function writeProof(facts: ProofFacts, say: PaperTexts): Promise<Uint8Array> {
  const cards = await open(facts)
  const notes = notesOf(facts, say)
  const pages: ((pen: Pen) => void)[] = []
  if (notes.length > 0)
    pages.push(pen => notes.forEach((line, i) => pen.text(line, { x: PAGE.x0, y: TOP_MM + i * NOTE_MM }, NOTE)))
  for (let first = 0; first < cards.length; first += ON_PAGE)
    pages.push(pen =>
      cards.slice(first, first + ON_PAGE).forEach((card, i) => {
        const x = PAGE.x0 + (i % 2) * (WIDTH_MM + CARD.gap)
        const y = TOP_MM - 2 + Math.floor(i / 2) * (CARD.height + 2)
        paintProofCard(pen, card, [x, y, x + WIDTH_MM, y + CARD.height], say)
      }),
    )
  return writePaper({
    title: `${say('press:proof')} ${facts.order}`,
    madeAt: facts.sentAt,
    say,
    ...A4,
    pages: pages.map((paint, i) => pen => {
      paintHead(pen, facts, say, { at: i + 1, of: pages.length })
      paint(pen)
    }),
  })
}
