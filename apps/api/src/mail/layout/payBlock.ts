import type { Letter, LetterSum } from '../letters/letter.ts'
import { escape } from './escape.ts'
import type { Inline } from './inlinePictures.ts'
import { headBlock, type MailBlockContext, paragraph, pictureBlock } from './mailBlocks.ts'

const GAP_PX = 22

/** Renders how to pay: each amount beside its code, then the shop's ways. */
export const payBlock = (
  { head, sums, ways }: NonNullable<Letter['pay']>,
  codes: readonly (Inline | null)[],
  context: MailBlockContext,
): string =>
  [
    headBlock(head, context),
    ...sums.map((sum, i) => sumBlock(sum, codes[i] ?? null, context)),
    ...ways.map(text => paragraph(text, context, 'plain', 10)),
  ].join('\n')

/** Renders the code beside the words, on narrow screens and in centred themes above them. */
function sumBlock(sum: LetterSum, code: Inline | null, context: MailBlockContext): string {
  const { theme } = context
  const isCentred = theme.align === 'center'
  const words = `<td class="stack" valign="top">${sumWords(sum, context)}</td>`
  const cells = code ? [codeCell(code, isCentred, theme.radiusPx.block), words] : [words]
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 10px;text-align:${theme.align}"><tr>${cells.join(isCentred ? '</tr><tr>' : '')}</tr></table>`
}

function codeCell(code: Inline, isCentred: boolean, radiusPx: number): string {
  const width = isCentred ? '' : ` width="${code.widthPx + GAP_PX}"`
  const picture = pictureBlock(code, `display:inline-block;background:#ffffff;border-radius:${radiusPx}px`)
  return `<td class="stack" valign="top"${width} style="padding:0 ${isCentred ? 0 : GAP_PX}px 12px 0">${picture}</td>`
}

const sumWords = ({ title, due, amounts, codeNotes }: LetterSum, context: MailBlockContext): string =>
  [
    ...(title === null ? [] : [paragraph(title, context, 'strong', 2)]),
    paragraph(due.label, context, 'plain', 0),
    `<p class="amount" style="margin:0 0 6px;${context.tones.amount}">${escape(due.amount)}</p>`,
    ...amounts.slice(1).map(text => paragraph(text, context, 'plain', 4)),
    ...codeNotes.map(text => paragraph(text, context, 'muted', 4)),
  ].join('\n')
