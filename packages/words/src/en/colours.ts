export const colours = {}
