/** The art-directed themes, in the order in which the office offers them. A shop without one has the plain look. */
export const THEMES = ['matchday', 'atelier', 'drop', 'school', 'angkor', 'factory'] as const
export type ThemeName = (typeof THEMES)[number]

export const isThemeName = (name: unknown): name is ThemeName => THEMES.some(theme => theme === name)
