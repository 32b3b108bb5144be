import { expect, test } from 'vitest'
import { comingColours, freeProfiles, profilesFor, readOutputProfile } from './index.ts'

const { output, rgb } = await freeProfiles()

test('a printer’s CMYK profile is known by its name; a screen’s, half of one and none are not', () => {
  expect(readOutputProfile(output)).toBe('Chemical proof')
  expect([rgb, output.subarray(0, 100), Buffer.from('ICC'), new Uint8Array()].map(readOutputProfile)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('what a printer cannot make comes as another colour, what it can as it is', async () => {
  const [neon, white, blue] = await comingColours(['#00ff88', '#ffffff', '#0000ff80'], output)
  expect(neon).toMatchObject({ colour: '#00ff88', comes: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  expect(neon!.deltaE).toBeGreaterThan(15)
  expect(white!.deltaE).toBeLessThan(1)
  expect(blue!.colour).toBe('#0000ff80')
  expect(await comingColours([], output)).toEqual([])
  await expect(comingColours(['#ffffff'], Buffer.from('no profile'))).rejects.toThrow(/profile/)
})

test('a supplier’s files carry their profile, others a free one', async () => {
  const own = { bytes: output.slice(), name: 'Mutoh on polyester' }
  expect(await profilesFor(own)).toEqual({ rgb, output: own.bytes, outputName: own.name })
  expect((await profilesFor(null)).outputName).toBe('Chemical proof')
})
