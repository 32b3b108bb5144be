export const revisions = {}
