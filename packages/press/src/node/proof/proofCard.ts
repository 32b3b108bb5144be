import type { Canvas } from '@napi-rs/canvas'
import { sizeLabel } from '@kitwright/garment'
import { boxHeight, boxWidth, type Box } from '@kitwright/measure'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import type { ProofCard } from '../../proof/facts.ts'
import { describeChange } from '../../proof/describeChange.ts'
import type { ProofSide } from '../../proof/views.ts'
import { LINE, linesIn } from '../paper/measureLines.ts'
import { HAIR, INK, QUIET, SHADE, type Pen } from '../paper/paperPen.ts'

/** A card with its pictures decoded. */
export interface OpenedCard extends Omit<ProofCard, 'pictures'> {
  readonly pictures: readonly { readonly side: ProofSide; readonly image: Canvas }[]
}

const PAD_MM = 3.5
const PICTURES_MM = 76
const GAP_MM = 3
const MARK = '#c2410c'
const SMALL_MM = 2.8
/** Maximum number of lines of remarks on one card. */
const MOST_LINES = 4
const SIDE_WORDS = { front: 'press:front', back: 'press:back', rest: 'press:proof_rest' } as const

function paintPicture(
  pen: Pen,
  { side, image }: OpenedCard['pictures'][number],
  room: Box,
  { card, say }: { readonly card: OpenedCard; readonly say: PaperTexts },
): void {
  const high = boxHeight(room) - 5
  const scale = Math.min(boxWidth(room) / image.width, high / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const [left, top] = [(room[0] + room[2] - width) / 2, room[1] + (high - height) / 2]
  pen.context.drawImage(image, left, top, width, height)
  for (const [x0, y0, x1, y1] of card.boxes[side] ?? [])
    pen.frame([left + x0 * width, top + y0 * height, left + x1 * width, top + y1 * height], MARK, 0.5)
  const middle = { x: (room[0] + room[2]) / 2, y: room[3] - 4.2 }
  pen.text(say(SIDE_WORDS[side]), middle, { sizeMm: SMALL_MM, colour: QUIET, align: 'centre' })
}

function factsOf({ design, size, sleeve, version, kit, qty }: OpenedCard, say: PaperTexts): string {
  const facts = [
    design,
    ...(kit ? [say(`club:${kit}`)] : []),
    ...(sleeve === 'long' ? [say('press:sleeve_long')] : []),
    ...(version === 'goalkeeper' ? [say('press:as_goalkeeper')] : []),
    `${say('press:size')} ${sizeLabel(size)}`,
    `× ${qty}`,
  ]
  return facts.join('  ·  ')
}

/** Returns the requested change, or how it differs from what was accepted; empty if there is neither. */
function saidOf({ wish, changes, unprinted }: OpenedCard, say: PaperTexts): string {
  const missing = unprinted.map(what => say(`press:proof_no_${what}`))
  const rest = changedOf({ wish, changes }, say)
  return [...missing, ...(rest === '' ? [] : [rest])].join(' ')
}

function changedOf({ wish, changes }: Pick<OpenedCard, 'wish' | 'changes'>, say: PaperTexts): string {
  if (wish !== '') return `${say('press:proof_wish')}: ${wish}`
  return changes.length === 0
    ? ''
    : `${say('press:proof_changed')}: ${changes.map(change => describeChange(change, say)).join('; ')}`
}

/** Paints one garment of a proof: its pictures and the facts to compare them with. */
export function paintProofCard(pen: Pen, card: OpenedCard, [x0, y0, x1, y1]: Box, say: PaperTexts): void {
  pen.frame([x0, y0, x1, y1], HAIR)
  pen.fill([x0, y0, x1, y0 + PICTURES_MM], SHADE)
  const [left, right] = [x0 + PAD_MM, x1 - PAD_MM]
  const each = (right - left + GAP_MM) / card.pictures.length
  card.pictures.forEach((picture, i) => {
    const room: Box = [left + i * each, y0 + PAD_MM, left + (i + 1) * each - GAP_MM, y0 + PICTURES_MM]
    paintPicture(pen, picture, room, { card, say })
  })
  const top = y0 + PICTURES_MM + 2
  const number = card.number === null ? '' : String(card.number)
  pen.text(number, { x: right, y: top }, { sizeMm: 7.5, isBold: true, align: 'right' })
  const name = card.printed === null ? say('press:as_designed') : card.printed || say('press:proof_nameless')
  const room = { roomMm: right - left - 20 }
  // A placeholder must not be mistaken for a name.
  const style = card.printed ? { isBold: true, colour: INK } : { colour: QUIET }
  pen.text(name, { x: left, y: top }, { sizeMm: 5.4, ...style, ...room })
  if (card.playerName !== card.printed)
    pen.text(card.playerName, { x: left, y: top + 8.4 }, { sizeMm: SMALL_MM, colour: QUIET, ...room })
  pen.text(factsOf(card, say), { x: left, y: top + 13 }, { sizeMm: 3.2, roomMm: right - left })
  const said = saidOf(card, say)
  if (said === '') return
  const letters = { sizeMm: SMALL_MM, colour: MARK }
  const lines = linesIn(said, right - left, letters, pen.say)
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`] : lines
  shown.forEach((line, i) => pen.text(line, { x: left, y: top + 18.4 + i * LINE * SMALL_MM }, letters))
}
