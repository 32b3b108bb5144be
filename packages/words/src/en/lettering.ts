export const lettering = {}
