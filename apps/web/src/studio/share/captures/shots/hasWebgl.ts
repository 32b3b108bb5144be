/** Whether this browser can draw in 3D at all: if not, no connection and no other try helps. */
export const hasWebgl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null
