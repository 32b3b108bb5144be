/** How a ground is taken away before anybody moves a slider. */
export const START_BACKGROUND = { kind: 'background', tolerance: 10, softness: 30 } as const
