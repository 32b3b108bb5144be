import { restrictKit } from '../clubColours/setClubColours.ts'
import { refuse, type ApplyResult, type Command, type CommandRefusal } from '../schema/command.ts'
import type { DesignDocument, PartStyle } from '../schema/document.ts'
import { LIMITS } from '../schema/limits.ts'
import { patternsOn, withPatterns } from '../paint/patterns.ts'
import { partStyleOf } from '../paint/partStyle.ts'
import { missingPart } from './targets.ts'
import type { CommandOfKind, Rules } from './ruleTypes.ts'

type PartKind =
  | 'setPartFill'
  | 'setPartSpan'
  | 'setPart'
  | 'addPattern'
  | 'changePattern'
  | 'removePattern'
  | 'movePattern'
type Place = Pick<CommandOfKind<PartKind>, 'part' | 'kit'>

/** A changed style, and the command that takes the change back. */
interface StyleChange {
  readonly style: PartStyle | null
  readonly inverse: Command
}

/** The style that a command is about: at home, plain fabric where the design says nothing; in a kit, only its own. */
function styleAt(document: DesignDocument, { part, kit: role }: Place): PartStyle | CommandRefusal | null {
  const missing = missingPart(document, part)
  if (missing) return missing
  if (!role) return document.parts[part] ?? null
  const kit = document.kits.find(each => each.role === role)
  return kit ? (kit.parts[part] ?? null) : 'kitGone'
}

/** `style` without the part where it is null. */
const withPart = (parts: DesignDocument['parts'], part: string, style: PartStyle | null): DesignDocument['parts'] => {
  const { [part]: _, ...others } = parts
  return style ? { ...others, [part]: style } : others
}

const withStyle = (document: DesignDocument, { part, kit: role }: Place, style: PartStyle | null): DesignDocument =>
  role
    ? {
        ...document,
        kits: document.kits.map(kit =>
          kit.role === role
            ? restrictKit({ ...kit, parts: withPart(kit.parts, part, style) }, document.clubColours)
            : kit,
        ),
      }
    : { ...document, parts: withPart(document.parts, part, style) }

/** Whether writing a style's patterns back gives the same style: old designs may hold an empty `over`, or one over no pattern. */
const isNormal = ({ pattern, over }: PartStyle): boolean => !over || (pattern !== null && over.length > 0)

function change(
  document: DesignDocument,
  place: Place,
  edit: (style: PartStyle) => StyleChange | CommandRefusal,
): ApplyResult {
  const before = styleAt(document, place)
  if (typeof before === 'string') return refuse(document, before)
  if (!before && place.kit) return refuse(document, 'kitPartGone')
  const edited = edit(before ?? partStyleOf(document, place.part))
  if (typeof edited === 'string') return refuse(document, edited)
  const isExact = before !== null && isNormal(before)
  const { part, kit } = place
  const whole: Command = { kind: 'setPart', part, ...(kit && { kit }), style: before }
  return { document: withStyle(document, place, edited.style), inverse: isExact ? edited.inverse : whole }
}

const placeOf = ({ part, kit }: Place): Place => ({ part, ...(kit && { kit }) })

export const PART_RULES: Rules<PartKind> = {
  setPartFill: (document, command) =>
    change(document, command, style => ({
      style: { ...style, fill: command.fill },
      inverse: { ...placeOf(command), kind: 'setPartFill', fill: style.fill },
    })),
  setPartSpan: (document, command) =>
    change(document, command, style => ({
      style: { ...style, span: command.span },
      inverse: { ...placeOf(command), kind: 'setPartSpan', span: style.span },
    })),
  setPart: (document, command) => {
    const before = styleAt(document, command)
    if (typeof before === 'string') return refuse(document, before)
    return {
      document: withStyle(document, command, command.style),
      inverse: { ...placeOf(command), kind: 'setPart', style: before },
    }
  },
  addPattern: (document, command) =>
    change(document, command, style => {
      const patterns = patternsOn(style)
      if (patterns.length >= LIMITS.patterns) return 'full'
      const at = Math.min(command.at ?? patterns.length, patterns.length)
      return {
        style: withPatterns(style, patterns.toSpliced(at, 0, command.pattern)),
        inverse: { ...placeOf(command), kind: 'removePattern', at },
      }
    }),
  changePattern: (document, command) =>
    change(document, command, style => {
      const patterns = patternsOn(style)
      const pattern = patterns[command.at]
      if (!pattern) return 'patternGone'
      return {
        style: withPatterns(style, patterns.with(command.at, command.pattern)),
        inverse: { ...placeOf(command), kind: 'changePattern', at: command.at, pattern },
      }
    }),
  removePattern: (document, command) =>
    change(document, command, style => {
      const patterns = patternsOn(style)
      const pattern = patterns[command.at]
      if (!pattern) return 'patternGone'
      return {
        style: withPatterns(style, patterns.toSpliced(command.at, 1)),
        inverse: { ...placeOf(command), kind: 'addPattern', at: command.at, pattern },
      }
    }),
  movePattern: (document, command) =>
    change(document, command, style => {
      const patterns = patternsOn(style)
      const pattern = patterns[command.from]
      if (!pattern) return 'patternGone'
      const to = Math.min(command.to, patterns.length - 1)
      return {
        style: withPatterns(style, patterns.toSpliced(command.from, 1).toSpliced(to, 0, pattern)),
        inverse: { ...placeOf(command), kind: 'movePattern', from: to, to: command.from },
      }
    }),
}
