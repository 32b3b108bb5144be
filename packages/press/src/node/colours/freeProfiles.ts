import sharp from 'sharp'

/** ICC profiles: what colours of a sheet mean, and what it is printed with unless the supplier's own is known. */
export interface Profiles {
  readonly rgb: Uint8Array
  readonly output: Uint8Array
  /** Name of the output profile. */
  readonly outputName: string
}

const profileOf = async (name: 'srgb' | 'cmyk'): Promise<Uint8Array> => {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
  const drawn = await dot.toColourspace(name).withIccProfile(name).tiff().toBuffer()
  const { icc } = await sharp(drawn).metadata()
  if (!icc) throw new Error(`no profile ${name} at hand`)
  return icc
}

let made: Promise<Profiles> | undefined

/** sRGB, and the printer's profile in the public domain that comes with sharp: PDF/X-4 takes a printer's only. */
export const freeProfiles = (): Promise<Profiles> =>
  (made ??= Promise.all([profileOf('srgb'), profileOf('cmyk')]).then(([rgb, output]) => ({
    rgb,
    output,
    outputName: 'Chemical proof',
  })))
