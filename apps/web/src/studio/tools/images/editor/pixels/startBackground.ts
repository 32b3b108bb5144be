/** Default settings for removing a background. */
export const START_BACKGROUND = { kind: 'background', tolerance: 10, softness: 30 } as const
