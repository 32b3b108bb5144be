import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getGarment } from '@kitwright/garment'
import {
  applyCommand,
  createDesign,
  createPatternUse,
  createTextLayer,
  LIMITS,
  parseDesign,
  zoneForRole,
  type Command,
  type DesignDocument,
} from '../index.ts'
import { COMMAND_KINDS } from '../parse/parseCommand.ts'
import { anyCommand, documents } from '../testing/arbitraries.ts'

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Returns the first rule of a document that does not hold, as parsing finds it; null if all hold. */
function brokenRule(document: DesignDocument): string | null {
  const read = parseDesign(asJson(document))
  return read.ok ? null : `${read.reason} at ${read.path}`
}

/** Kinds of commands that need no target: refused at most in a full list or for another garment, as tests below try. */
const WITHOUT_TARGET: ReadonlySet<string> = new Set([
  'addPiping',
  'addRulerGuide',
  'replaceDocument',
  'setClubColour',
  'setColourCode',
  'setFabricColour',
  'setKit',
])

describe('every command', () => {
  test('is generated, applied in some design, and refused where its target may be missing', () => {
    const [applied, refused] = [new Set<string>(), new Set<string>()]
    const pairs = fc.sample(fc.tuple(documents, anyCommand), { numRuns: 3000, seed: 38 })
    for (const [document, command] of pairs)
      (applyCommand(document, command).refusal ? refused : applied).add(command.kind)
    const sorted = COMMAND_KINDS.toSorted()
    expect([...applied].toSorted(), 'testing/arbitraries.ts makes every kind of command').toEqual(sorted)
    const refusable = sorted.filter(kind => !WITHOUT_TARGET.has(kind))
    expect([...refused].toSorted(), 'arbitraries.ts also makes commands whose target is missing').toEqual(refusable)
  })

  test('leaves a readable document, is undone exactly, and changes nothing when refused', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 30, size: 'large' }), list => {
        let document = createDesign('soccer')
        for (const command of list) {
          const { document: after, inverse, refusal } = applyCommand(document, command)
          if (refusal) expect(after).toBe(document)
          expect(brokenRule(after)).toBeNull()
          expect(applyCommand(after, inverse).document).toStrictEqual(document)
          document = after
        }
      }),
      { numRuns: 60 },
    )
  })

  test('a batch with one refused command changes nothing', () => {
    fc.assert(
      fc.property(documents, fc.array(anyCommand, { maxLength: 3 }), (document, commands) => {
        const gone: Command = { kind: 'removeLayer', id: 'nobody' }
        const result = applyCommand(document, { kind: 'batch', commands: [...commands, gone] })
        expect(result.document).toBe(document)
        expect(result.refusal).toBeDefined()
      }),
    )
  })

  test('names another garment in vain', () => {
    const document = createDesign('soccer')
    const other = applyCommand(document, { kind: 'replaceDocument', document: createDesign('polo') })
    expect(other).toMatchObject({ document, refusal: 'otherGarment' })
    const cape = applyCommand(document, { kind: 'setPartSpan', part: 'cape', span: 'part' })
    expect(cape).toMatchObject({ document, refusal: 'unknownPart' })
  })

  test('of a full list adds nothing more', () => {
    const start = createDesign('soccer')
    const full = (command: (i: number) => Command, limit: number): void => {
      const commands = Array.from({ length: limit }, (_, i) => command(i))
      const { document, refusal } = applyCommand(start, { kind: 'batch', commands })
      expect(refusal).toBeUndefined()
      expect(brokenRule(document)).toBeNull()
      expect(applyCommand(document, command(limit))).toMatchObject({ document, refusal: 'full' })
    }
    const guide = { piece: 'front', axis: 'x', atMm: 10 } as const
    const piping = { edges: [{ piece: 'front', edge: 'hem' }], widthMm: 6, colour: '#ff0000' }
    const zone = zoneForRole(getGarment('soccer'), start.options, 'frontText')
    const pattern = createPatternUse('dots', '#ff0000')
    full(() => ({ kind: 'addRulerGuide', guide }), LIMITS.rulerGuides)
    full(() => ({ kind: 'addPiping', piping }), LIMITS.piping)
    full(() => ({ kind: 'addPattern', part: 'base', pattern }), LIMITS.patterns)
    full(i => ({ kind: 'addLayer', layer: createTextLayer(`t${i}`, 'frontText', 'A', zone) }), LIMITS.layers)
    full(i => ({ kind: 'setColourCode', colour: `#0000${(i + 16).toString(16)}`, code: 'R' }), LIMITS.colourCodes)
  })
})
