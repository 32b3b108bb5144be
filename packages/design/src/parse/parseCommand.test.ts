import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCommand } from '../testing/arbitraries.ts'
import { parseCommand } from './parseCommand.ts'

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const fill = { kind: 'solid', colour: '#ff0000' }

describe('parseCommand', () => {
  test('any command that was stored is read as itself', () => {
    fc.assert(
      fc.property(anyCommand, command => {
        const stored = asJson(command)
        expect(parseCommand(stored)).toStrictEqual({ ok: true, command: stored })
      }),
    )
  })

  test.each([
    [null, 'unknownKind', 'kind'],
    ['setPartFill', 'unknownKind', 'kind'],
    [{ kind: 'setEverything' }, 'unknownKind', 'kind'],
    [{ kind: 'setPartFill', part: 'base', fill: { ...fill, colour: 'red' } }, 'invalid', 'fill.colour'],
    [{ kind: 'setPartFill', part: 'base', fill, also: 1 }, 'invalid', ''],
    [{ kind: 'removeLayer' }, 'invalid', 'id'],
    [{ kind: 'orderLayer', id: 'a', below: 3 }, 'invalid', 'below'],
    [{ kind: 'removePattern', part: 'base', at: -1 }, 'invalid', 'at'],
    [{ kind: 'changeLayer', id: 'a', change: { id: 'b' } }, 'invalid', 'change'],
  ])('refuses %j with the place', (input, reason, path) => {
    expect(parseCommand(input)).toStrictEqual({ ok: false, reason, path })
  })

  test('refuses batches that are nested too deeply', () => {
    const deep = (depth: number): unknown => ({ kind: 'batch', commands: depth > 1 ? [deep(depth - 1)] : [] })
    expect(parseCommand(deep(6)).ok).toBe(true)
    expect(parseCommand(deep(7))).toStrictEqual({ ok: false, reason: 'tooDeep', path: '' })
    expect(parseCommand(deep(1000))).toMatchObject({ ok: false, reason: 'tooDeep' })
  })
})
