import sharp from 'sharp'

/** ICC profiles: of a sheet's colours, and of the printer unless the supplier's own is known. */
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

/** Returns sRGB and the public-domain printer profile that comes with sharp: PDF/X-4 accepts only a printer's. */
export const freeProfiles = (): Promise<Profiles> =>
  (made ??= Promise.all([profileOf('srgb'), profileOf('cmyk')]).then(([rgb, output]) => ({
    rgb,
    output,
    outputName: 'Chemical proof',
  })))
