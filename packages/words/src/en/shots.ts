export const shots = {}
