import type { Letter } from '../letters/letter.ts'
import { escape } from './escape.ts'
import type { Inlines } from './inlinePictures.ts'
import {
  buttonBlock,
  codeBlock,
  factBlock,
  kitBlock,
  type MailBlockContext,
  paragraph,
  quoteBlock,
  stepBlock,
} from './mailBlocks.ts'
import { orderedBlock } from './orderedBlock.ts'
import { payBlock } from './payBlock.ts'
import type { Section } from './sectionBlock.ts'

/** Keeps the number of an order or a quote on one line. */
const wholeNumbers = (html: string): string =>
  html.replaceAll(/\b[A-Z]{1,6}-\d{1,12}\b/g, number => `<span style="white-space:nowrap">${number}</span>`)

const titleBlock = ({ subject }: Letter, { tones }: MailBlockContext, ink?: string): string =>
  `<h1 class="${ink === undefined ? 'title' : 'stage'}" style="margin:0${ink === undefined ? ' 0 14px' : ''};${tones.title}${ink === undefined ? '' : `;color:${ink}`}">${wholeNumbers(escape(subject))}</h1>`

function wordSection(letter: Letter, context: MailBlockContext): Section {
  const { greeting, lines, quote, code, button } = letter
  return {
    html: [
      ...(context.theme.titleOn === 'card' ? [titleBlock(letter, context)] : []),
      paragraph(greeting, context, 'strong'),
      ...lines.map(line => paragraph(line, context)),
      ...(quote ? [quoteBlock(quote, context)] : []),
      ...(code ? [codeBlock(code, context)] : []),
      ...(button ? [buttonBlock(button, context)] : []),
    ].join('\n'),
  }
}

/** Returns the title on the stage, where the theme has it there, and the kits. */
function stageSections(letter: Letter, { kits }: Inlines, context: MailBlockContext): Section[] {
  const { light, titleOn } = context.theme
  const ground = { colour: light.stage, ink: light.onStage, name: 'stage' } as const
  return [
    ...(titleOn === 'stage' ? [{ html: titleBlock(letter, context, light.onStage), ground }] : []),
    ...(kits.length > 0
      ? [{ html: kitBlock(kits, context), ground, isBare: true, isJoined: titleOn === 'stage' }]
      : []),
  ]
}

const paleOf = ({ theme: { light } }: MailBlockContext): Section['ground'] => ({
  colour: light.pale,
  ink: light.ink,
  name: 'pale',
})

/** Returns a letter's sections in its theme's order. The ordered lines are near the end, because long mails are cut off. */
export function contentSections(letter: Letter, inlines: Inlines, context: MailBlockContext): Section[] {
  const { facts = [], pay, next, ordered, after = [] } = letter
  const words = wordSection(letter, context)
  const stage = stageSections(letter, inlines, context)
  return [
    ...(context.theme.kits === 'beforeWords' ? [...stage, words] : [words, ...stage]),
    ...(facts.length > 0 ? [{ html: factBlock(facts, context) }] : []),
    ...(pay ? [{ html: payBlock(pay, inlines.khqr, context), ground: paleOf(context) }] : []),
    ...(next ? [{ html: stepBlock(next, context) }] : []),
    ...(ordered ? [{ html: orderedBlock(ordered, context) }] : []),
    ...(after.length > 0 ? [{ html: after.map(line => paragraph(line, context, 'muted', 6)).join('\n') }] : []),
  ]
}
