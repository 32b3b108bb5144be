/** A part of the editor, read at the moment of asking: no function is given the whole. */
export interface Access<Part> {
  getState(): Part
}

/** The same for whoever shows it: told of every change. */
export interface Subscribable<Part> extends Access<Part> {
  subscribe(listener: (state: Part, before: Part) => void): () => void
}
