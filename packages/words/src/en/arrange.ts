export const arrange = {}
