export const fonts = {}
