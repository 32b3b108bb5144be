import { freeStaleTones } from '../clubColours/clubColours.ts'
import { resolveCommand } from '../clubColours/recolourCommand.ts'
import { withNewClubColours } from '../clubColours/setClubColours.ts'
import { refuse, type ApplyResult, type Command } from '../schema/command.ts'
import type { DesignDocument } from '../schema/document.ts'
import { CLUB_RULES } from './clubRules.ts'
import { diffDocuments } from './diffDocuments.ts'
import { LAYER_RULES } from './layerRules.ts'
import { LIST_RULES } from './listRules.ts'
import { PART_RULES } from './partRules.ts'
import type { Rules } from './ruleTypes.ts'

const RULES: Rules = {
  ...LAYER_RULES,
  ...PART_RULES,
  ...LIST_RULES,
  ...CLUB_RULES,
  removeClubColour: (document, { tone }) => {
    const clubColours = document.clubColours.filter(own => own.tone !== tone)
    if (clubColours.length === document.clubColours.length) return refuse(document, 'clubColourGone')
    const after = withNewClubColours(document, clubColours)
    // Uses of the colour are no longer linked to it: the inverse links each of them again.
    return { document: after, inverse: changesBetween(after, document) }
  },
  batch: (document, { commands }) => {
    const inverses: Command[] = []
    let current = document
    for (const command of commands) {
      const applied = applyCommand(current, command)
      if (applied.refusal) return refuse(document, applied.refusal)
      current = applied.document
      inverses.unshift(applied.inverse)
    }
    return { document: current, inverse: { kind: 'batch', commands: inverses } }
  },
  replaceDocument: (document, command) =>
    command.document.garment === document.garment
      ? { document: command.document, inverse: changesBetween(command.document, document) }
      : refuse(document, 'otherGarment'),
}

/**
 * Returns the document after the command, and the inverse command. A command that cannot be applied changes nothing and
 * returns the reason. Never throws.
 */
export function applyCommand(document: DesignDocument, command: Command): ApplyResult {
  const rule = RULES[command.kind] as (document: DesignDocument, command: Command) => ApplyResult
  const isWhole = command.kind === 'batch' || command.kind === 'replaceDocument'
  return rule(document, isWhole ? command : resolveCommand(command, freeStaleTones(document.clubColours)))
}

/** Returns the batch of element commands that turns one design into another of the same garment. */
export const changesBetween = (before: DesignDocument, after: DesignDocument): Command =>
  diffDocuments(before, after, applyCommand)
