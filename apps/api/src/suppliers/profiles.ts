/** An ICC profile: its hash and its own name. */
export interface ProfileRef {
  readonly hash: string
  readonly name: string
}

/** A profile for a single fabric. */
export interface FabricProfile extends ProfileRef {
  readonly fabric: string
}

/** Colour profiles of one printer or of all: the profile of fabrics without their own, and those of single fabrics. */
export interface ProfileSet {
  readonly profile_hash: string | null
  readonly profile_name: string
  readonly profiles: readonly FabricProfile[]
}

/** Whether there is a profile for any fabric. */
export const isProfiled = ({ profile_hash, profiles }: Pick<ProfileSet, 'profile_hash' | 'profiles'>): boolean =>
  profile_hash !== null || profiles.length > 0

const byFabric = (a: FabricProfile, b: FabricProfile): number => (a.fabric < b.fabric ? -1 : 1)

/**
 * Returns the profiles with the one for a fabric replaced, or the one for all other fabrics if no fabric is named. Null
 * removes it.
 */
export function withProfile(kept: ProfileSet, fabric: string | undefined, profile: ProfileRef | null): ProfileSet {
  const { profile_hash, profile_name, profiles } = kept
  if (fabric === undefined) return { profile_hash: profile?.hash ?? null, profile_name: profile?.name ?? '', profiles }
  const others = profiles.filter(each => each.fabric !== fabric)
  return {
    profile_hash,
    profile_name,
    profiles: profile ? [...others, { fabric, ...profile }].toSorted(byFabric) : others,
  }
}

/**
 * Returns the profiles that apply on a printer: its own first, then those of all printers. Inks depend on the printer
 * before the fabric: if the printer has its own profile, profiles measured on no particular printer apply to none of
 * its fabrics.
 */
export function profilesOn(printer: ProfileSet | null, all: ProfileSet): ProfileSet {
  if (!printer || printer.profile_hash !== null) return printer ?? all
  const own = new Set(printer.profiles.map(({ fabric }) => fabric))
  const others = all.profiles.filter(({ fabric }) => !own.has(fabric))
  const { profile_hash, profile_name } = all
  return { profile_hash, profile_name, profiles: [...printer.profiles, ...others].toSorted(byFabric) }
}
