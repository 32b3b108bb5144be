import { refuse, type ApplyResult, type Command, type CommandRefusal } from '../schema/command.ts'
import type { DesignDocument } from '../schema/document.ts'
import { LIMITS } from '../schema/limits.ts'
import { missingEdge, missingOption, missingPiece } from './targets.ts'
import type { Rules } from './ruleTypes.ts'

/** Lists of a document that are absent while they are empty. */
type ListName = 'piping' | 'rulerGuides'
type Item<Name extends ListName> = NonNullable<DesignDocument[Name]>[number]

const listOf = <Name extends ListName>(document: DesignDocument, name: Name): readonly Item<Name>[] =>
  document[name] ?? []

function withList<Name extends ListName>(
  document: DesignDocument,
  name: Name,
  items: readonly Item<Name>[],
): DesignDocument {
  const { [name]: _, ...rest } = document
  return (items.length > 0 ? { ...rest, [name]: items } : rest) as DesignDocument
}

interface Edit<Name extends ListName> {
  readonly name: Name
  readonly at: number
  readonly item: Item<Name>
  readonly missing: CommandRefusal | null
}

function add<Name extends ListName>(
  document: DesignDocument,
  { name, at, item, missing }: Edit<Name>,
  inverseAt: (at: number) => Command,
): ApplyResult {
  const items = listOf(document, name)
  const refusal = missing ?? (items.length >= LIMITS[name] ? 'full' : null)
  if (refusal) return refuse(document, refusal)
  const place = Math.min(at, items.length)
  return { document: withList(document, name, items.toSpliced(place, 0, item)), inverse: inverseAt(place) }
}

function change<Name extends ListName>(
  document: DesignDocument,
  { name, at, item, missing }: Edit<Name>,
  gone: CommandRefusal,
  inverseOf: (before: Item<Name>) => Command,
): ApplyResult {
  const items = listOf(document, name)
  const before = items[at]
  const refusal = missing ?? (before ? null : gone)
  if (refusal || !before) return refuse(document, refusal ?? gone)
  return { document: withList(document, name, items.with(at, item)), inverse: inverseOf(before) }
}

function remove<Name extends ListName>(
  document: DesignDocument,
  { name, at }: Pick<Edit<Name>, 'name' | 'at'>,
  gone: CommandRefusal,
  inverseOf: (before: Item<Name>) => Command,
): ApplyResult {
  const items = listOf(document, name)
  const before = items[at]
  if (!before) return refuse(document, gone)
  return { document: withList(document, name, items.toSpliced(at, 1)), inverse: inverseOf(before) }
}

type ListKind =
  | 'addPiping'
  | 'changePiping'
  | 'removePiping'
  | 'addRulerGuide'
  | 'changeRulerGuide'
  | 'removeRulerGuide'
  | 'setColourCode'
  | 'setOption'
  | 'setFabricColour'

export const LIST_RULES: Rules<ListKind> = {
  addPiping: (document, { piping: item, at = LIMITS.piping }) =>
    add(document, { name: 'piping', at, item, missing: missingEdge(document, item) }, place => ({
      kind: 'removePiping',
      at: place,
    })),
  changePiping: (document, { kind, piping: item, at }) =>
    change(document, { name: 'piping', at, item, missing: missingEdge(document, item) }, 'pipingGone', piping => ({
      kind,
      at,
      piping,
    })),
  removePiping: (document, { at }) =>
    remove(document, { name: 'piping', at }, 'pipingGone', piping => ({ kind: 'addPiping', at, piping })),
  addRulerGuide: (document, { guide: item, at = LIMITS.rulerGuides }) =>
    add(document, { name: 'rulerGuides', at, item, missing: missingPiece(document, item.piece) }, place => ({
      kind: 'removeRulerGuide',
      at: place,
    })),
  changeRulerGuide: (document, { kind, guide: item, at }) =>
    change(
      document,
      { name: 'rulerGuides', at, item, missing: missingPiece(document, item.piece) },
      'guideGone',
      guide => ({ kind, at, guide }),
    ),
  removeRulerGuide: (document, { at }) =>
    remove(document, { name: 'rulerGuides', at }, 'guideGone', guide => ({ kind: 'addRulerGuide', at, guide })),
  setFabricColour: (document, { kind, ...fabric }) => ({
    document: { ...document, fabric },
    inverse: { kind, ...document.fabric },
  }),
  setOption: (document, { kind, name, value }) => {
    const before = document.options[name]
    const refusal = missingOption(document, name, value)
    if (refusal || before === undefined) return refuse(document, refusal ?? 'unknownOption')
    return {
      document: { ...document, options: { ...document.options, [name]: value } },
      inverse: { kind, name, value: before },
    }
  },
  setColourCode: (document, { colour, code }) => {
    const { [colour]: before, ...others } = document.colourCodes
    if (code !== null && Object.keys(others).length >= LIMITS.colourCodes) return refuse(document, 'full')
    return {
      document: { ...document, colourCodes: code === null ? others : { ...others, [colour]: code } },
      inverse: { kind: 'setColourCode', colour, code: before ?? null },
    }
  },
}
