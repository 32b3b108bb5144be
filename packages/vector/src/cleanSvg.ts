import { ELEMENTS } from './allowedMarkup.ts'
import { SvgRefusedError } from './refusal.ts'
import { sizeOf } from './size.ts'
import { completeGradients } from './passes/completeGradients.ts'
import { expandDropShadows } from './passes/expandDropShadows.ts'
import { nestClips } from './passes/nestClips.ts'
import { placeClips } from './passes/placeClips.ts'
import { scaleStrokes } from './passes/scaleStrokes.ts'
import { resolveSwitches } from './passes/resolveSwitch.ts'
import { writePlain } from './passes/writePlainProperties.ts'
import { type MakeSafe, writeRasters } from './passes/rasters.ts'
import { keepAsDefs, pruneUnseen, renameIds } from './passes/references.ts'
import { isDrawn, refuseLong, refuseSheets, refuseUnsupported } from './passes/refuseUnsupported.ts'
import { writeTransforms } from './passes/transforms.ts'
import { expandUses } from './passes/expandUses.ts'
import { cascade } from './styles/cascade.ts'
import { isOnScreen } from './styles/media.ts'
import { readSheet } from './styles/readSheet.ts'
import { writeVariables } from './styles/variables.ts'
import { isElement, type SvgElement, textOf, listAll, walk } from './element.ts'
import { dropUnseenLetters, showsLetters } from './letters.ts'
import { readSvg } from './tree/readSvg.ts'
import { writeSvg } from './tree/writeSvg.ts'
import { MAX_WEIGHT } from './renderCost/costRates.ts'
import { weighTree } from './renderCost/weighTree.ts'

export interface CleanSvg {
  readonly text: string
  readonly widthPx: number
  readonly heightPx: number
}

/** Size limit of the output: resolving classes repeats their declarations at each element. */
const MAX_WRITTEN = 14 * 1024 * 1024

/**
 * Rewrites an SVG from an allow-list with the same appearance: styles, references and transforms are resolved onto each element, embedded
 * pictures are sanitised, invisible content is dropped. Rejects with `SvgRefusedError` if visible content cannot be kept or would render
 * too slowly.
 */
export async function cleanSvg(text: string, makeSafe: MakeSafe): Promise<CleanSvg> {
  const { root, asksForSheet } = readSvg(text)
  refuseLong(root)
  const sheets = [...walk(root)].filter(isSheet).map(style => readSheet(textOf(style)))
  cascade(
    root,
    sheets.flatMap(({ rules }) => rules),
  )
  resolveSwitches(root)
  pruneUnseen(root)
  refuseUnsupported(root)
  refuseSheets(root, sheets, asksForSheet)
  writeTransforms(root)
  expandUses(root)
  writeVariables(root)
  if (!isDrawn(root)) throw new SvgRefusedError('svg-empty')
  writePlain(root)
  writeForRenderers(root)
  keepKnown(root)
  pruneUnseen(root)
  keepAsDefs(root)
  await writeRasters(root, makeSafe)
  renameIds(root)
  if (showsLetters(root)) throw new SvgRefusedError('svg-text')
  return finish(root)
}

/** Rewrites features that browsers, librsvg and Skia render differently. */
function writeForRenderers(root: SvgElement): void {
  dropUnseenLetters(root)
  scaleStrokes(root)
  nestClips(root)
  placeClips(root)
  completeGradients(root)
  expandDropShadows(root)
}

const isSheet = ({ name, attributes }: SvgElement): boolean =>
  name === 'style' &&
  /^(?:|text\/css)$/i.test((attributes.get('type') ?? '').trim()) &&
  isOnScreen(attributes.get('media') ?? '')

/** Turns links into groups and removes unknown elements, which no program shows. */
function keepKnown(root: SvgElement): void {
  for (const element of listAll(root)) {
    if (element.name === 'a')
      element.name = /^(?:text|tspan|textPath)$/.test(element.parent?.name ?? '') ? 'tspan' : 'g'
    element.children = element.children.filter(
      child => !isElement(child) || ELEMENTS.has(child.name) || ['a', 'symbol'].includes(child.name),
    )
  }
}

/** Estimates the length of the written SVG. */
function lengthOf(root: SvgElement): number {
  let length = 0
  for (const { attributes } of walk(root))
    for (const [name, value] of attributes) length += name.length + value.length + 4
  return length
}

function finish(root: SvgElement): CleanSvg {
  if (!isDrawn(root)) throw new SvgRefusedError('svg-empty')
  const { width, height, viewBox, isSaid } = sizeOf(root.attributes)
  // Our own viewBox has the picture's size: nothing is to be fitted, and browsers round sizes.
  if (!isSaid) root.attributes.set('preserveAspectRatio', 'none')
  for (const [name, value] of [
    ['width', String(width)],
    ['height', String(height)],
    ['viewBox', viewBox],
  ] as const)
    root.attributes.set(name, value)
  if (!(weighTree(root) <= MAX_WEIGHT)) throw new SvgRefusedError('svg-too-complex')
  if (lengthOf(root) > MAX_WRITTEN) throw new SvgRefusedError('svg-too-complex')
  return { text: writeSvg(root), widthPx: Math.max(1, Math.round(width)), heightPx: Math.max(1, Math.round(height)) }
}
