export const starts = {}
