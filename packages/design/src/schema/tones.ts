/** The places of a club's colours, and the colours of a look by what they are for. `deep` and `light` are always far apart in a look. */
export const TONES = ['main', 'second', 'accent', 'deep', 'light'] as const
export type Tone = (typeof TONES)[number]

/** Which kits a design may have beside the one that it is drawn as, which is worn at home. */
export const KIT_ROLES = ['away', 'third', 'goalkeeper', 'referee', 'training'] as const
export type KitRole = (typeof KIT_ROLES)[number]
