import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { printerProfile } from '../../testing/profile.ts'
import { predictPrintedColours, freeProfiles, profilesFor, readOutputProfile } from '../index.ts'

const { output, rgb } = await freeProfiles()

test('a printer’s CMYK profile is named; screen, broken and missing ones refused', () => {
  expect(readOutputProfile(output)).toBe('Chemical proof')
  expect([rgb, output.subarray(0, 100), Buffer.from('ICC'), new Uint8Array()].map(readOutputProfile)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('an inconsistent profile, or one without both directions, is refused', () => {
  const changed = (change: (bytes: Buffer) => void): string | null => {
    const bytes = Buffer.from(output)
    change(bytes)
    return readOutputProfile(bytes)
  }
  const tags = Buffer.from(output).readUInt32BE(128)
  const eachTag = (change: (tag: Buffer) => void) => (bytes: Buffer) => {
    for (let i = 0; i < tags; i += 1) change(bytes.subarray(132 + 12 * i))
  }
  const without = (way: string) =>
    eachTag(tag => {
      if (tag.toString('latin1', 0, 3) === way) tag.write('none', 'latin1')
    })
  expect(changed(() => undefined)).toBe('Chemical proof')
  // With billions of tags, each would be looked up: most of a minute.
  expect(changed(bytes => bytes.writeUInt32BE(0xffffffff, 128))).toBeNull()
  expect(changed(eachTag(tag => tag.writeUInt32BE(0x7fffffff, 4)))).toBeNull()
  expect(readOutputProfile(output.subarray(0, output.length / 2))).toBeNull()
  expect([changed(without('A2B')), changed(without('B2A'))]).toEqual([null, null])
})

test('an unprintable colour changes, a printable one stays', async () => {
  const [neon, white, blue] = await predictPrintedColours(['#00ff88', '#ffffff', '#0000ff80'], output)
  expect(neon).toMatchObject({ colour: '#00ff88', comes: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  expect(neon!.deltaE).toBeGreaterThan(15)
  expect(white!.deltaE).toBeLessThan(1)
  expect(blue!.colour).toBe('#0000ff80')
  expect(await predictPrintedColours([], output)).toEqual([])
  await expect(predictPrintedColours(['#ffffff'], Buffer.from('no profile'))).rejects.toThrow(/profile/)
})

test('no profile file remains, of unusable ones neither', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'profiles-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  vi.stubEnv('TMPDIR', folder)
  await predictPrintedColours(['#0f766e'], output)
  await expect(predictPrintedColours(['#0f766e'], Buffer.from('no profile'))).rejects.toThrow(/profile/)
  expect(await readdir(folder)).toEqual([])
})

const relative = { intent: 'relative', isBlackScaled: false } as const

/** Sixteen steps from black, and the lightest channel of each result. */
const DARK = Array.from({ length: 16 }, (_, i) => `#${(3 * i).toString(16).padStart(2, '0').repeat(3)}`)
const levels = (colours: readonly { readonly comes: string }[]): number[] =>
  colours.map(({ comes }) => Number.parseInt(comes.slice(1, 3), 16))

test.each([2, 4] as const)('a printer’s version %i profile is looked up, none before', async version => {
  const profile = printerProfile({ black: 0.02, version })
  // The free profile contains none of these colours.
  const seen = await predictPrintedColours(['#30f080', '#3040f0', '#808080', '#ffffff'], profile)
  expect(seen.map(({ deltaE }) => deltaE < 3)).toEqual([true, true, true, true])
  // The result's darkest tone is that of the inks.
  const [black] = levels(await predictPrintedColours(['#000000'], profile))
  expect(Math.abs(black! - 0x26)).toBeLessThanOrEqual(1)
})

test('near black keeps its steps where black is scaled, lighter stays', async () => {
  const profile = printerProfile({ black: 0.02 })
  const clipped = levels(await predictPrintedColours(DARK, profile, relative))
  expect(new Set(clipped.slice(0, 10)).size).toBe(1)
  const scaled = levels(await predictPrintedColours(DARK, profile, { ...relative, isBlackScaled: true }))
  expect(scaled).toEqual(scaled.toSorted((a, b) => a - b))
  expect(new Set(scaled).size).toBeGreaterThanOrEqual(10)
  expect(Math.abs(scaled[0]! - clipped[0]!)).toBeLessThanOrEqual(2)
  const [white, grey, red] = await predictPrintedColours(['#ffffff', '#808080', '#e11d48'], profile, {
    ...relative,
    isBlackScaled: true,
  })
  expect(white!.comes).toBe('#ffffff')
  expect(grey!.deltaE).toBeLessThan(3)
  expect(red!.deltaE).toBeLessThan(4)
  // Perceptual tables already include the scaling.
  const perceptual = async (isBlackScaled: boolean) =>
    predictPrintedColours(DARK, profile, { intent: 'perceptual', isBlackScaled })
  expect(await perceptual(true)).toEqual(await perceptual(false))
})

test('a supplier’s files carry their profile, others a free one', async () => {
  const own = { bytes: output.slice(), name: 'Mutoh on polyester' }
  expect(await profilesFor(own)).toEqual({ rgb, output: own.bytes, outputName: own.name })
  expect((await profilesFor(null)).outputName).toBe('Chemical proof')
})
